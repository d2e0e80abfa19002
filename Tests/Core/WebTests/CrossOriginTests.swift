@Suite struct CrossOriginTests {
  static let own = "https://farthing.example"

  static let cases: [(Request.Method, String?, String?, Bool)] = [
    (.get, nil, nil, true),
    (.get, "cross-site", "https://evil.example", true),
    (.head, "cross-site", nil, true),
    (.post, nil, nil, true),
    (.post, "same-origin", nil, true),
    (.post, "same-origin", own, true),
    (.post, "same-origin", "null", true),
    (.post, "none", nil, true),
    (.post, "same-site", nil, false),
    (.post, "same-site", own, false),
    (.post, "cross-site", nil, false),
    (.post, "cross-site", own, false),
    (.post, "", own, false),
    (.post, "Same-Origin", own, false),
    (.post, "something-new", own, false),
    (.post, nil, own, true),
    (.post, nil, "null", false),
    (.post, nil, "", false),
    (.post, nil, "http://farthing.example", false),
    (.post, nil, "https://farthing.example:8443", false),
    (.post, nil, "https://farthing.example.evil.example", false),
    (.post, nil, "https://evil.example", false),
    (.other, nil, "https://evil.example", false),
    (.other, "cross-site", nil, false),
    (.other, nil, nil, true),
  ]

  @Test(arguments: cases)
  func `lets only our own pages change anything`(
    method: Request.Method, fetchSite: String?, origin: String?, isAllowed: Bool
  ) {
    let request = Request(method: method, path: "/cards", fetchSite: fetchSite, origin: origin)
    #expect(CrossOrigin.allows(request, on: Self.own) == isAllowed)
  }
}
