@testable import Components

@Suite struct StepperTests {
  private static let payment = Field(
    "payment", question: "Payment", subject: "Payment", reader: Reader<Money>.money)

  @Test func `the form of the box and that of the buttons carry the rest along, escaped`() {
    let stepper = Stepper(
      Self.payment, carrying: [("balance", "1,000 & more")], shown: nil, less: nil,
      more: .init(.pounds(60), "Pay £5 more: £60 a month"))
    let html = stepper.forms + stepper.boxForm(look: "hold", stepper.buttons(around: "box"))
    let carried = "<input type=\"hidden\" name=\"balance\" value=\"1,000 &amp; more\">"
    #expect(html.text.ranges(of: carried).count == 2)
  }
}
