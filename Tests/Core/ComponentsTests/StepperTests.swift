import Components
import Finance
import Forms
import Markup
import Testing

@Suite struct StepperTests {
  private static let payment = Field(
    "payment", question: "Payment", subject: "Payment", answer: Reader<Money>.money)

  private func html(
    less: Stepper.Step?, shown: Money? = nil, kept: String? = nil
  ) -> String {
    Stepper(
      Self.payment, to: .here(query: []), carrying: [("balance", "1,000 & more")], shown: shown,
      less: less, more: .init(Money(minorUnits: 6_000, .gbp), "Pay £5 more: £60 a month")
    ).html(around: "<input name=\"payment\">", kept: kept).text
  }

  private let less = Stepper.Step(Money(minorUnits: 5_000, .gbp), "Pay £5 less: £50 a month")

  @Test func `its buttons are forms that lead to the value in their name`() {
    let html = html(less: less)
    #expect(
      html.contains(
        "form=\"payment-more-form\" name=\"payment\" value=\"60.00\" aria-label=\"Pay £5 more: £60 a month\""
      ))
    #expect(html.contains("<form id=\"payment-more-form\""))
    #expect(html.contains("value=\"50.00\" aria-label=\"Pay £5 less: £50 a month\""))
  }

  @Test func `each of its forms carries the rest along, escaped`() {
    let carried = "<input type=\"hidden\" name=\"balance\" value=\"1,000 &amp; more\">"
    #expect(html(less: less).ranges(of: carried).count == 3)
  }

  @Test func `there is no button for less where there is nothing less`() {
    let html = html(less: nil)
    #expect(!html.contains("payment-less"))
    #expect(html.contains("payment-more"))
  }

  @Test func `tells which answer stays when what is typed is wrong`() {
    let html = html(less: less, shown: Money(minorUnits: 5_500, .gbp), kept: "£55 a month")
    #expect(html.contains("<input type=\"hidden\" name=\"shown\" value=\"55.00\">"))
    #expect(html.contains("This answer is for £55 a month."))
  }
}
