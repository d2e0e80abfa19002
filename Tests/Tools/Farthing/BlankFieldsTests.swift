/// A text of spaces counts as not sent, in every field of every form.
@Suite struct BlankFieldsTests {
  private let card = "/credit-card.json?balance=1000&apr=17"
  private let loan = "/loan.json?amount=1000&rate=5&years=1"

  @Test(arguments: ["&by=%20", "&months=%C2%A0", "&currency=%20", "&payment=%20&rule=+"])
  func `a blank changes nothing on a card`(blank: String) throws {
    #expect(try TestSite.get(card + blank).text == TestSite.get(card).text)
  }

  @Test(arguments: ["&start=%20", "&start=+&start-day=%20", "&lump-sum=+&lump-sum-payment=%20"])
  func `a blank changes nothing on a loan`(blank: String) throws {
    #expect(try TestSite.get(loan + blank).text == TestSite.get(loan).text)
  }

  @Test func `a blank date leaves its boxes, and one with spaces around it is read`() throws {
    let boxes = "&start-day=1&start-month=3&start-year=2027"
    let asked = try TestSite.get(loan + boxes).text
    #expect(try TestSite.get("\(loan)\(boxes)&start=%20").text == asked)
    #expect(try TestSite.get("\(loan)&start=%202027-03-01%20").text == asked)
  }

  @Test func `a payment with blanks is everybody's, and paid by the first`() throws {
    let visitor = Visitor()
    let group = try visitor.group()
    let sent = [("amount", "30"), ("title", "Taxi"), ("payer", " "), ("with", " ")]
    #expect(try visitor.post("\(group.path)/payments", sent).status == 303)
    let balances = try visitor.json("\(group.path)/group.json")["balances"]?["EUR"]
    #expect(balances?.object?.map(\.value.string) == ["20.00", "-10.00", "-10.00"])
  }
}
