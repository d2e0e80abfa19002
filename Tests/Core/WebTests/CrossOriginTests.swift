@Suite struct CrossOriginTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let method: Request.Method
    let fetchSite: String?
    let origin: String?
    let isAllowed: Bool

    init(_ method: Request.Method, _ fetchSite: String?, _ origin: String?, _ isAllowed: Bool) {
      self.method = method
      self.fetchSite = fetchSite
      self.origin = origin
      self.isAllowed = isAllowed
    }

    var testDescription: String { "\(method), \(fetchSite ?? "–"), \(origin ?? "–")" }
  }

  static let own = "https://farthing.example"

  static let cases = [
    Case(.get, nil, nil, true),
    Case(.get, "cross-site", "https://evil.example", true),
    Case(.head, "cross-site", nil, true),
    Case(.post, nil, nil, true),
    Case(.post, "same-origin", nil, true),
    Case(.post, "same-origin", own, true),
    Case(.post, "same-origin", "null", true),
    Case(.post, "none", nil, true),
    Case(.post, "same-site", nil, false),
    Case(.post, "same-site", own, false),
    Case(.post, "cross-site", nil, false),
    Case(.post, "cross-site", own, false),
    Case(.post, "", own, false),
    Case(.post, "Same-Origin", own, false),
    Case(.post, "something-new", own, false),
    Case(.post, nil, own, true),
    Case(.post, nil, "null", false),
    Case(.post, nil, "", false),
    Case(.post, nil, "http://farthing.example", false),
    Case(.post, nil, "https://farthing.example:8443", false),
    Case(.post, nil, "https://farthing.example.evil.example", false),
    Case(.post, nil, "https://evil.example", false),
    Case(.other, nil, "https://evil.example", false),
    Case(.other, "cross-site", nil, false),
    Case(.other, nil, nil, true),
  ]

  @Test(arguments: cases)
  func `lets only our own pages change anything`(_ example: Case) {
    let request = Request(
      method: example.method, path: "/cards", fetchSite: example.fetchSite, origin: example.origin)
    #expect(CrossOrigin.allows(request, on: Self.own) == example.isAllowed)
  }
}
