@testable import Components

/// Pages of examples of the components that make up an answer, each in its states.
///
/// Tests of the browser draw them in every mode, and `Tests/run look` takes their pictures.
@Suite struct ComponentExamplesTests {
  private let start: CalendarMonth

  init() throws {
    start = try #require(CalendarMonth(year: 2026, month: 11))
  }

  private func expectExamples(_ title: String, as file: String, _ states: [(String, HTML)]) {
    let layout = PageLayout(tools: [], assets: Assets(list: ""), help: HelpLines([:]))
    let page = Page(
      title: title,
      content: states.map { name, content in
        "<section class=\"sheet\">\n<h2>\(name)</h2>\n\(content)\n</section>\n" as HTML
      }.joined())
    expectApproved(layout.document(page).text, as: "Components/\(file).html")
  }

  @Test func figures() {
    let minimum = AnswerFigures.Figure(
      .costly, "Only the minimum", .term(Term(months: 302)), more: "£2,984.62 interest",
      aside: "starts at £54.60 a month, then shrinks")
    let fixed = AnswerFigures.Figure(
      .better, "£55 a month", .term(Term(months: 63)), more: "£1,146.11 interest",
      aside: "the same every month")
    expectExamples(
      "Figures", as: "figures",
      [
        (
          "A gain",
          figures([minimum, fixed], .init("You save £1,838.51", ring: .init(63, of: 302)))
        ),
        (
          "A gain to be had",
          figures(
            [minimum, fixed],
            .init("£5 more saves £156.73", ring: .init(58, of: 63), look: .offer))
        ),
        (
          "A rise",
          figures([minimum, fixed], .init("This costs £40.10 more", ring: nil, look: .costly))
        ),
        (
          "Words in place of a time",
          figures([
            .init(.costly, "£30 a month", .words("Never"), more: "interest is £31.72"), fixed,
          ])
        ),
        (
          "Amounts, short and long",
          figures([
            .init(.plain, "Each month", .amount(.pounds(40)), more: "if they agree"),
            .init(.better, "In all", .amount(.pounds(999_999)), more: "£999,998.99 interest"),
          ])
        ),
        (
          "The longest amounts",
          figures([
            .init(
              .costly, "Only the minimum", .amount(Money(minorUnits: 99_999_999_999, .gbp)),
              more: "£999,999,998.99 interest"),
            .init(
              .better, "With the extra", .amount(Money(minorUnits: 99_999_999_998, .gbp)),
              more: "£999,999,998.98 interest"),
          ])
        ),
      ])
  }

  private func figures(
    _ figures: [AnswerFigures.Figure], _ gain: AnswerFigures.Gain? = nil
  ) -> HTML {
    AnswerFigures(figures, gain: gain).html
  }

  @Test func charts() {
    expectExamples(
      "Charts of balances", as: "charts",
      [
        ("Two ways, both clear", chart([falling(.costly, 302), falling(.better, 63)])),
        (
          "Two ways of nearly the same length",
          chart([falling(.costly, 300), falling(.better, 280)])
        ),
        ("One way", chart([falling(.plain, 36)])),
        ("Within a year", chart([falling(.better, 9, from: 80)])),
        ("Slow at first, as loans are", chart([slow(.costly, 300), slow(.better, 240)])),
        (
          "One that never clears",
          chart([
            .init(
              .costly, "£30 a month", end: "still £3,400 owed",
              balances: (0...120).map { .pounds(2_200 + 10 * $0) }), falling(.better, 120),
          ])
        ),
        (
          "An example, without dates",
          figure(BalanceChart(from: nil, in: .gbp, lines: [falling(.better, 63)]).html)
        ),
      ])
  }

  private func chart(_ lines: [BalanceChart.Line]) -> HTML {
    figure(BalanceChart(from: start, in: .gbp, lines: lines).html)
  }

  private func figure(_ chart: HTML) -> HTML {
    """
    <figure class="chart sheet-chart">
    <figcaption><b>What you’ll owe.</b></figcaption>
    \(chart)
    </figure>
    """
  }

  /// A debt that falls by about the same each month.
  private func falling(
    _ look: BalanceChart.Look, _ months: Int32, from balance: Int32 = 2_292
  ) -> BalanceChart.Line {
    BalanceChart.Line(
      look, "\(months) months", end: "clear \(start.addingMonths(Int(months)).shortWords)",
      balances: (0...months).map { .pounds(balance - balance * $0 / months) })
  }

  /// A debt that falls the faster, the less of it is left.
  private func slow(_ look: BalanceChart.Look, _ months: Int32) -> BalanceChart.Line {
    BalanceChart.Line(
      look, "\(months) months", end: "paid off \(start.addingMonths(Int(months)).shortWords)",
      balances: (0...months).map {
        .pounds(250_000 - 250_000 / 100 * ($0 * $0 * 100 / months / months))
      })
  }

  @Test func bands() {
    let names = ["Amex", "Monzo Flex", "Car loan", "Barclaycard"]
    let debts = zip(names, BandChart.Band.Cost.allCases).enumerated().map { place, debt in
      band(
        debt.0, debt.1, months: [9, 19, 25, 28][place], from: [1_310, 2_400, 2_340, 3_800][place])
    }
    expectExamples(
      "Charts of several debts", as: "bands",
      [
        ("Four debts", figure(bands(debts))),
        ("One debt", figure(bands([debts[0]]))),
        (
          "Two that end together, with long names",
          figure(
            bands([
              band("The card with the longest of all names", .highest, months: 30, from: 900),
              band("Another card with a name as long as that", .lowest, months: 30, from: 100),
            ]))
        ),
      ])
  }

  private func bands(_ bands: [BandChart.Band]) -> HTML {
    BandChart(label: "What is owed, debt by debt", from: start, in: .gbp, bands: bands).html
  }

  private func band(
    _ name: String, _ cost: BandChart.Band.Cost, months: Int32, from balance: Int32
  ) -> BandChart.Band {
    BandChart.Band(
      name, at: "19.9%", end: start.addingMonths(Int(months)).shortWords, cost: cost,
      balances: (0...months).map { .pounds(balance - balance * $0 / months) })
  }

  @Test func controls() {
    let chips = [("3 years", "£81.25"), ("2 years", "£113"), ("1 year", "£209.40")].enumerated().map
    {
      AnswerControl.Chip(id: "\($0.offset)", $0.element.0, $0.element.1, to: .here())
    }
    expectExamples(
      "The control of an answer", as: "control",
      [
        ("With chips", control("a", chips: chips)),
        ("Without chips", control("b")),
        (
          "With a mistake", control("c", typed: "fifty", error: "Enter an amount, like 55 or 99.50")
        ),
        ("At its lower end", control("d", hasLess: false)),
      ])
  }

  /// A control with a name of its own, as an answer has one and this page several.
  private func control(
    _ name: String, typed: String = "55", error: String? = nil, hasLess: Bool = true,
    chips: [AnswerControl.Chip] = []
  ) -> HTML {
    let field = Field(name, question: "Pay", missing: "Enter it", subject: "Pay", reader: .money)
    return AnswerControl(
      Stepper(
        field, carrying: [("balance", "2292")], shown: .pounds(55),
        less: hasLess ? .init(.pounds(50), "Pay £5 less: £50 a month") : nil,
        more: .init(.pounds(60), "Pay £5 more: £60 a month")),
      field, label: "Pay each month",
      state: FormState(
        typed: Submission([(name, typed)]), errors: error.map { [field.error($0)] } ?? [],
        currency: .gbp),
      earlier: error.map { _ in "£55 a month" }, chips: chips, title: "Or be done sooner"
    ).html
  }

  @Test func lists() {
    let course = Sparkline(
      [62, 64, 61, 66, 70, 69].enumerated().map { .init(at: $0.offset * 60, value: $0.element) },
      label: "From 6.2% up to 6.9%")
    expectExamples(
      "Lists of figures", as: "lists",
      [
        (
          "Balances of a group",
          BalanceBars([
            .init("Ann", isVisitor: true, balance: .pounds(95)),
            .init("Ben", balance: .pounds(-20)),
            .init("Cara", balance: .pounds(-75)), .init("Dev", balance: .zero(.gbp)),
          ]).html
        ),
        ("Balances of a settled group", BalanceBars([.init("Ann", balance: .zero(.gbp))]).html),
        ("Facts", summaryList([("Paid off", "May 2029"), ("Total interest", "£1,146.11")])),
        (
          "A table",
          Table(
            "table", caption: "By year", columns: ["Year", "Paid", "Interest", "Still owed"],
            decisive: 4,
            rows: """
              <tr><th scope="row">2026<td>£110.00<td>£66.35<td>£2,248.35</tr>
              <tr><th scope="row">2027<td>£660.00<td>£351.28<td>£1,939.63</tr>

              """
          ).html
        ),
        ("A year’s course", "<div class=\"spark\">\(course.html)</div>"),
        (
          "Parts of amounts",
          AmountBars(
            [
              .init("10 years: £36,465", [(.solid, 28_000), (.hatched, 8_465)]),
              .init("20 years: £46,226", [(.solid, 28_000), (.hatched, 18_226)]),
            ], key: [(.solid, "The loan"), (.hatched, "Interest")]
          ).html
        ),
      ])
  }
}
