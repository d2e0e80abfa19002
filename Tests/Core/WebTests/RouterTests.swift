@Suite struct RouterTests {
  static let id = PathParameter(
    "id", expression: "[0-9a-f]{2}", example: "1f",
    value: { $0.count == 2 ? String($0) : nil }, text: { $0 })
  static let card = Path("/cards").appending(id)

  let router = Router<String>(
    [
      .get(Path("/")) { _, _ in .text("home") },
      .get(Path("/loan")) { _, _ in .page("loan page", privacy: .open) },
      .get(Path("/most")) { _, _ in .text(String(repeating: "a", count: 2_000_000)) },
      .get(Path("/more")) { _, _ in .text(String(repeating: "a", count: 2_000_001)) },
      .get(Path("/loan.json")) { _, _ in .text("loan json") },
      .get(Path("/cards/export")) { _, _ in .text("all cards") },
      .get(card.withExtension(".ics")) { id, _, _ in .text("calendar \(id)") },
      .get(card.withExtension(".json")) { id, _, _ in .text("card json \(id)") },
      .get(card) { id, _, context in .text("card \(id) of \(context)") },
      .post(card.appending("paid")) { id, request, _ in
        .text("paid \(id) \(request.form["amount"] ?? "-")")
      },
      .post(Path("/cards/import"), files: true) { request, _ in
        .text("\(request.files.count) files")
      },
    ],
    otherwise: .init(
      notFound: { _, _ in .text("nothing", status: .notFound) },
      wrongMethod: { _, above, _ in
        .text("not so, see \(above?.text ?? "nothing")", status: .methodNotAllowed)
      },
      tooLarge: { _, _ in .text("too much", status: .unprocessable) }))

  func response(
    _ method: Request.Method, _ path: String, accept: String = ""
  ) throws(UnreadableRequest) -> String {
    let response = try router.respond(
      to: Request(method: method, path: path, accept: accept), with: .empty, in: "Ana")
    return "\(response.status.rawValue) " + String(decoding: response.body, as: UTF8.self)
  }

  @Test func `finds the row of a path`() throws {
    #expect(try response(.get, "/") == "200 home")
    #expect(try response(.head, "/loan") == "200 loan page")
    #expect(try response(.get, "/cards/7a") == "200 card 7a of Ana")
    #expect(try response(.post, "/cards/7a/paid") == "200 paid 7a -")
  }

  @Test func `sends two million bytes at most`() throws {
    let most = try router.respond(to: Request(path: "/most"), with: .empty, in: "Ana")
    #expect(most.status == .ok)
    #expect(most.size == Response.mostBytes)
    #expect(try response(.get, "/more") == "422 too much")
  }

  @Test func `gives programs the json of a page`() throws {
    #expect(try response(.get, "/loan", accept: "application/json") == "200 loan json")
    #expect(try response(.get, "/loan.json") == "200 loan json")
    #expect(try response(.get, "/", accept: "application/json") == "200 home")
    #expect(try response(.get, "/cards/7a", accept: "application/json") == "200 card json 7a")
    #expect(try response(.get, "/cards/7a.ics", accept: "application/json") == "200 calendar 7a")
    #expect(try response(.get, "/cards/export", accept: "application/json") == "200 all cards")
  }

  @Test func `a page that may be cached says that it has another form`() throws {
    #expect(try headers(.get, "/loan") == [.init("Vary", "Accept")])
    #expect(try headers(.get, "/cards/7a").isEmpty)
    #expect(try headers(.get, "/").isEmpty)
  }

  @Test func `says which methods there are`() throws {
    #expect(try headers(.post, "/loan") == [.init("Allow", "GET, HEAD")])
    #expect(try headers(.get, "/cards/7a/paid") == [.init("Allow", "POST")])
  }

  private func headers(
    _ method: Request.Method, _ path: String
  ) throws(UnreadableRequest) -> [Response.Header] {
    try router.respond(to: Request(method: method, path: path), with: .empty, in: "Ana").headers
  }

  private func sent(
    _ body: String, as type: String, to path: String, _ method: Request.Method = .post
  ) throws(UnreadableRequest) -> String {
    let body = Request.Body(Array(body.utf8), isTooLarge: false) { name in
      name == "CONTENT_TYPE" ? Array(type.utf8) : nil
    }
    let request = Request(method: method, path: path)
    return String(
      decoding: try router.respond(to: request, with: body, in: "Ana").body, as: UTF8.self)
  }

  private static let form = "application/x-www-form-urlencoded"
  private static let multipart = "multipart/form-data; boundary=X"
  private static let file =
    "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n1\r\n--X--"

  @Test func `reads the body for the route that it is for`() throws {
    #expect(try sent("amount=5", as: Self.form, to: "/cards/7a/paid") == "paid 7a 5")
    #expect(try sent(Self.file, as: Self.multipart, to: "/cards/import") == "1 files")
    #expect(try sent("amount=5", as: Self.form, to: "/cards/import") == "0 files")
  }

  @Test func `takes files where a form has any, and nowhere else`() {
    #expect(throws: UnreadableRequest.unknownForm) {
      try sent(Self.file, as: Self.multipart, to: "/cards/7a/paid")
    }
  }

  @Test func `does not read a body that no route is for`() throws {
    for nonsense in [Self.file, "%", "\0"] {
      #expect(try sent(nonsense, as: Self.multipart, to: "/nowhere") == "nothing")
      #expect(try sent(nonsense, as: Self.form, to: "/loan") == "not so, see nothing")
      #expect(try sent(nonsense, as: "text/plain", to: "/loan", .get) == "loan page")
    }
  }

  @Test func `tells an unknown path from a known one with another method`() throws {
    #expect(try response(.get, "/nowhere") == "404 nothing")
    #expect(try response(.get, "/loan/") == "404 nothing")
    #expect(try response(.get, "x/loan") == "404 nothing")
    #expect(try response(.post, "/loan") == "405 not so, see nothing")
    #expect(try response(.other, "/loan") == "405 not so, see nothing")
  }

  @Test func `a form's address is known even where something could have its name`() throws {
    #expect(try response(.get, "/cards/import") == "405 not so, see nothing")
    #expect(try headers(.get, "/cards/import") == [.init("Allow", "POST")])
    #expect(try response(.get, "/cards/7ab") == "404 nothing")
  }

  @Test func `tells the nearest page above a form's address`() throws {
    #expect(try response(.get, "/cards/7a/paid") == "405 not so, see /cards/7a")
    #expect(try response(.get, "/cards/a%22b c/paid") == "405 not so, see /cards/a%2522b+c")
    #expect(try response(.post, "/cards/7a") == "405 not so, see nothing")
  }
}

extension Request.Body {
  /// Of a request that has none, or whose fields are read already.
  static let empty = Request.Body([], isTooLarge: false) { _ in nil }
}
