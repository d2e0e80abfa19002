import Testing
import Web

@Suite struct RouterTests {
  let router = Router<String>(
    [
      .get("/") { _, _ in .text("home") },
      .get("/loan") { _, _ in .text("loan page") },
      .get("/loan.json") { _, _ in .text("loan json") },
      .get("/cards/*") { request, context in .text("card \(request.captures) of \(context)") },
      .get("/cards/*.ics") { request, _ in .text("calendar \(request.captures)") },
      .post("/cards/*/paid") { request, _ in .text("paid \(request.captures)") },
    ],
    otherwise: .init(
      notFound: { _, _ in .text("nothing", status: .notFound) },
      wrongMethod: { _, _ in .text("not so", status: .methodNotAllowed) }))

  func answer(_ method: Request.Method, _ path: String, accept: String = "") -> String {
    let response = router.respond(
      to: Request(method: method, path: path, accept: accept), in: "Ana")
    return "\(response.status.rawValue) " + String(decoding: response.body, as: UTF8.self)
  }

  @Test func `finds the row of a path`() {
    #expect(answer(.get, "/") == "200 home")
    #expect(answer(.head, "/loan") == "200 loan page")
    #expect(answer(.get, "/cards/7a") == "200 card [\"7a\"] of Ana")
    #expect(answer(.post, "/cards/7a/paid") == "200 paid [\"7a\"]")
  }

  @Test func `gives programs the json of a page`() {
    #expect(answer(.get, "/loan", accept: "application/json") == "200 loan json")
    #expect(answer(.get, "/loan.json") == "200 loan json")
    #expect(answer(.get, "/", accept: "application/json") == "200 home")
  }

  @Test func `tells an unknown path from a known one with another method`() {
    #expect(answer(.get, "/nowhere") == "404 nothing")
    #expect(answer(.get, "/loan/") == "404 nothing")
    #expect(answer(.post, "/loan") == "405 not so")
    #expect(answer(.other, "/loan") == "405 not so")
    #expect(answer(.get, "/cards/7a/paid") == "405 not so")
  }
}
