package import Components
import StudentLoanPages

extension HelpLines {
  /// The standard help lines: free advice on debts, each with its source and the date it was
  /// checked on.
  package static let standard = HelpLines([
    .gbp: [
      Line(name: "StepChange", phone: "0800 138 1111", source: moneyHelper),
      Line(
        name: "National Debtline", phone: "0808 808 4000",
        nations: [.england, .wales, .scotland], source: moneyHelper),
      Line(
        name: "Citizens Advice debt helpline", phone: "0800 240 4420", nations: [.england],
        source: moneyHelper),
      Line(
        name: "Advicelink Cymru", phone: "0800 702 2020", nations: [.wales],
        source: listed("citizensadvice.org.uk/wales")),
      Line(
        name: "Citizens Advice Scotland", phone: "0800 028 1456", nations: [.scotland],
        source: listed("cas.org.uk")),
      Line(
        name: "Advice NI", phone: "0800 915 4604", nations: [.northernIreland],
        source: moneyHelper),
      // Advice NI helps businesses too, so its nation needs no line of their own.
      Line(
        name: "Business Debtline", phone: "0800 197 6026",
        nations: [.england, .wales, .scotland], source: businessLine, isForBusinesses: true),
    ],
    .usd: [
      Line(
        name: "Federal Student Aid",
        contact: .web(WebAddress(known: "https://studentaid.gov")),
        tools: [StudentLoanTool.address],
        source: Source("studentaid.gov", checked: lookedAt)),
      Line(
        name: "National Foundation for Credit Counseling", phone: "800-388-2227",
        source: Source("nfcc.org", checked: lookedAt)),
    ],
  ])

  /// The Money and Pensions Service's list of advisers with the nations they serve.
  private static let moneyHelper = Source(
    "MoneyHelper’s list of telephone advisers, April 2026", checked: lookedAt)

  /// The same service's copy of the page to which it sends people who are self-employed.
  private static let businessLine = Source(
    "MoneyHelper’s debt advice locator, April 2026",
    checked: CalendarDate(year: 2026, month: 11, day: 23) ?? .earliest)

  /// A source for Wales and Scotland, where MoneyHelper lists only local offices of Citizens
  /// Advice.
  private static func listed(_ site: String) -> Source {
    Source("public directories that refer to \(site)", checked: lookedAt)
  }

  private static let lookedAt = CalendarDate(year: 2026, month: 11, day: 22) ?? .earliest
}
