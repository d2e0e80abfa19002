-- wrk's visitors: a calculator, a long table and a form in turn. What was not answered, or not
-- wholly, is counted.
local turn = 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("broken", 0)
end

function request()
  turn = turn + 1
  if turn % 3 == 0 then
    return wrk.format("GET", "/credit-card?balance=2292&apr=17.91")
  elseif turn % 3 == 1 then
    return wrk.format("GET", "/loan/schedule?amount=300000&rate=7&years=30")
  end
  local form = { ["Content-Type"] = "application/x-www-form-urlencoded" }
  return wrk.format("POST", "/cards", form, "name=Blue&balance=900&limit=1000&due-day=5")
end

function response(status, headers, body)
  if status == 303 then
    if not headers["Set-Cookie"] then broken = broken + 1 end
  elseif status ~= 200 or not body:find("</html>%s*$") then
    broken = broken + 1
  end
end

function done(summary, latency)
  local lost = 0
  for _, thread in ipairs(threads) do lost = lost + thread:get("broken") end
  local errors = summary.errors
  lost = lost + errors.connect + errors.read + errors.write + errors.timeout
  print(string.format("answers=%d lost=%d late=%d slowest=%d",
    summary.requests, lost, latency:percentile(99), latency.max))
end
