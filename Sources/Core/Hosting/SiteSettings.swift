package import Components
package import Finance

/// What whoever runs a site says about it in its settings file: its currency, help lines, partners.
///
/// A file that says nothing is the standard site: pounds, British advice lines, nobody may frame it.
package struct SiteSettings: Sendable, Equatable {
  /// What the tools begin with.
  package let currency: Currency
  /// The advice lines of the help box.
  package let help: HelpLines
  /// Who may show the tools.
  package let partners: Partners

  package init(currency: Currency, help: HelpLines, partners: Partners) {
    self.currency = currency
    self.help = help
    self.partners = partners
  }

  /// What whoever wrote the file may not expect, though nothing in it is wrong.
  package var notes: [String] {
    partners.all.compactMap { partner in
      partner.corrected.map {
        "the accent of \(partner.id), \($0.asked), is hard to read on light pages: "
          + "\($0.light.accent) is used"
      }
    }
  }
}
