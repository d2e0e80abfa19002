/// The settings of a site, from its file: currency, help lines, partners and host.
///
/// An empty file gives the standard site: pounds, British advice lines, no framing.
package struct SiteSettings: Sendable, Equatable {
  package let currency: Currency
  package let help: HelpLines
  package let partners: Partners

  /// Whoever runs the site; nil if the file does not say.
  package let host: SiteHost?

  package let statements: SiteStatements

  package init(
    currency: Currency, help: HelpLines, partners: Partners, host: SiteHost? = nil,
    statements: SiteStatements = SiteStatements()
  ) {
    self.currency = currency
    self.help = help
    self.partners = partners
    self.host = host
    self.statements = statements
  }

  /// Notes for the author of the file about valid settings with an unexpected effect, and about
  /// dates that are older than a year on a day.
  package func notes(on today: CalendarDate) -> [String] {
    correctedAccents + oldDates(on: today)
  }

  private var correctedAccents: [String] {
    partners.all.compactMap { partner in
      partner.corrected.map {
        "the accent of \(partner.id), \($0.asked), is hard to read on light pages: "
          + "\($0.light.accent) is used"
      }
    }
  }

  private func oldDates(on today: CalendarDate) -> [String] {
    let lines = (help.sourced + partners.all.flatMap(\.help)).compactMap { line in
      line.source.map { ("help of \(line.name): checked", $0.checked) }
    }
    return (lines + statements.dates).filter { $1.days(until: today) > Self.mostDays }
      .map { "\($0) is \($1.iso), more than a year ago: look again, and write the day" }
  }

  /// The age of a date of review at which the journal says so.
  private static let mostDays = 366
}
