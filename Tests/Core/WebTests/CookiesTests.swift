@Suite struct CookiesTests {
  @Test func `reads names and values`() {
    let cookies = Cookies(header: "cards=v4.local.a; __Host-cards=b=c ;\t empty=")
    #expect(cookies["cards"] == ["v4.local.a"])
    #expect(cookies["__Host-cards"] == ["b=c"])
    #expect(cookies["empty"] == [""])
    #expect(cookies["Cards"].isEmpty)
  }

  @Test func `holds all with one name, in their order`() {
    #expect(Cookies(header: "group=long; a=b; group=short")["group"] == ["long", "short"])
  }

  @Test func `ignores those that are not ASCII`() {
    #expect(Cookies(header: "é=1; cards=é; cards=b") == Cookies(header: "cards=b"))
  }

  @Test(arguments: ["", ";", ";;;", "cards", "=", "=;=", " ; ,", "\u{FFFD}=\u{FFFD}"])
  func `makes nothing of a header without sense`(header: String) {
    #expect(Cookies(header: header)["cards"].isEmpty)
  }
}
