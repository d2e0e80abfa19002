@Suite struct AddressTests {
  @Test func `escapes its query`() {
    let address = Address("/credit-card", query: [("balance", "1,000"), ("apr", "20")])
    #expect(address.text == "/credit-card?balance=1%2C000&apr=20")
  }

  @Test func `no typed text leaves the query`() {
    let address = Address("/loan", query: [("lender", "a&b=c#d/é \"")], fragment: "answer")
    #expect(address.text == "/loan?lender=a%26b%3Dc%23d%2F%C3%A9+%22#answer")
  }

  @Test func `takes segments from data`() {
    let address = Address("/groups").appending("a/../b").withExtension(".json")
    #expect(address.text == "/groups/a%2F..%2Fb.json")
  }

  @Test func `is an attribute with the link's name`() {
    let link: HTML = "<a\(href: Address("/", query: [("a", "1"), ("b", "2")]))>x</a>"
    #expect(link.text == "<a href=\"/?a=1&amp;b=2\">x</a>")
  }

  @Test func `a page of somebody else's is not told where the visitor comes from`() {
    let link: HTML = "<a\(href: OutsideAddress("https://www.gov.uk/x?a=1&b=2"))>x</a>"
    #expect(
      link.text == "<a href=\"https://www.gov.uk/x?a=1&amp;b=2\" rel=\"noreferrer\">x</a>")
  }
}
