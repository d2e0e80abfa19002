@Suite struct AnswerControlTests {
  private static let payment = Field(
    "payment", question: "Payment", hint: "Not shown here", missing: "Enter it",
    subject: "Payment", reader: .money)

  private func control(
    typed: String = "55", error: String? = nil, earlier: String? = nil,
    chips: [AnswerControl.Chip] = []
  ) -> String {
    AnswerControl(
      Stepper(
        Self.payment, carrying: [("balance", "2292")], shown: .pounds(55),
        less: .init(.pounds(50), "Pay £5 less"), more: .init(.pounds(60), "Pay £5 more")),
      Self.payment, label: "Pay each month",
      state: FormState(
        typed: Submission([("payment", typed)]),
        errors: error.map { [Self.payment.error($0)] } ?? [], currency: .gbp),
      earlier: earlier, chips: chips, title: "Or be done sooner"
    ).html.text
  }

  @Test func `the buttons stand on both sides of the box and belong to forms of their own`() throws
  {
    let text = control()
    let parts = [
      "id=\"payment-less\"", "id=\"payment\"", "id=\"payment-more\"", "id=\"payment-update\"",
    ]
    let places = try parts.map { try #require(text.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    #expect(text.contains("form=\"payment-steps\" name=\"payment\" value=\"50.00\""))
    #expect(text.contains("form=\"payment-steps\" name=\"payment\" value=\"60.00\""))
    #expect(text.contains("<form id=\"payment-steps\""))
    #expect(text.contains("name=\"shown\" value=\"55.00\""))
    #expect(!text.contains("payment-hint"))
    #expect(!text.contains("class=\"chips\""))
  }

  @Test func `a mistake stands above the box, and what was typed in it`() throws {
    let text = control(typed: "<fifty>", error: "Enter an amount", earlier: "£55 a month")
    #expect(text.contains("<form class=\"hold wrong\""))
    #expect(text.contains("value=\"&lt;fifty&gt;\" aria-describedby=\"payment-error\""))
    #expect(text.contains("This answer is for £55 a month."))
    let message = try #require(text.firstRange(of: "id=\"payment-error\""))
    let box = try #require(text.firstRange(of: "class=\"joined\""))
    #expect(message.lowerBound < box.lowerBound)
  }

  @Test func `a chip is a link with its amount`() {
    let text = control(chips: [
      .init(id: "36", "3 years", "£81.25", to: .here(query: [("payment", "81.25")]))
    ])
    #expect(
      text.contains("<a href=\"?payment=81.25#answer\" id=\"chip-36\" target=\"_self\" data-swap>"))
    #expect(text.contains("<span>3 years</span> <b>£81.25</b>"))
  }
}
