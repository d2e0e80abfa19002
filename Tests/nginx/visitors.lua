-- wrk's visitors: GET and POST in turn, with what the command line names as their figure. Each
-- answer that is lost is told.
local turn = 0
local figure

function init(arguments)
  figure = arguments[1]
end

function request()
  turn = turn + 1
  if turn % 2 == 0 then
    return wrk.format("GET", "/credit-card?balance=2292&apr=17.91&note=" .. figure)
  end
  local form = { ["Content-Type"] = "application/x-www-form-urlencoded" }
  return wrk.format("POST", "/health", form, "note=" .. figure:rep(1000))
end

function response(status)
  if status >= 500 then
    print("lost: " .. status)
  end
end
