@testable import Components

@Suite struct StepperTests {
  private static let payment = Field(
    "payment", question: "Payment", subject: "Payment", reader: Reader<Money>.money)

  private func html(less: Stepper.Step?, shown: Money? = nil) -> String {
    let stepper = Stepper(
      Self.payment, carrying: [("balance", "1,000 & more")], shown: shown,
      less: less, more: .init(Money(minorUnits: 6_000, .gbp), "Pay £5 more: £60 a month")
    )
    return (stepper.forms + stepper.boxForm(look: "hold", stepper.buttons(around: "box"))).text
  }

  private let less = Stepper.Step(Money(minorUnits: 5_000, .gbp), "Pay £5 less: £50 a month")

  @Test func `its buttons are forms that lead to the value in their name`() {
    let html = html(less: less)
    #expect(
      html.contains(
        "form=\"payment-steps\" name=\"payment\" value=\"60.00\" aria-label=\"Pay £5 more: £60 a month\""
      ))
    #expect(html.contains("<form id=\"payment-steps\""))
    #expect(html.contains("value=\"50.00\" aria-label=\"Pay £5 less: £50 a month\""))
  }

  @Test func `the form of the box and that of the buttons carry the rest along, escaped`() {
    let carried = "<input type=\"hidden\" name=\"balance\" value=\"1,000 &amp; more\">"
    #expect(html(less: less).ranges(of: carried).count == 2)
  }

  @Test func `there is no button for less where there is nothing less`() {
    let html = html(less: nil)
    #expect(!html.contains("payment-less"))
    #expect(html.contains("payment-more"))
  }

  @Test func `sends along which answer is shown`() {
    let html = html(less: less, shown: Money(minorUnits: 5_500, .gbp))
    #expect(html.contains("<input type=\"hidden\" name=\"shown\" value=\"55.00\">"))
  }
}
