package import Components
package import Finance

/// The settings of a site, from its file: currency, help lines, partners and host.
///
/// An empty file gives the standard site: pounds, British advice lines, no framing.
package struct SiteSettings: Sendable, Equatable {
  package let currency: Currency
  package let help: HelpLines
  package let partners: Partners

  /// Whoever runs the site; nil if the file does not say.
  package let host: SiteHost?

  package init(
    currency: Currency, help: HelpLines, partners: Partners, host: SiteHost? = nil
  ) {
    self.currency = currency
    self.help = help
    self.partners = partners
    self.host = host
  }

  /// Notes for the author of the file about valid settings with an unexpected effect.
  package var notes: [String] {
    partners.all.compactMap { partner in
      partner.corrected.map {
        "the accent of \(partner.id), \($0.asked), is hard to read on light pages: "
          + "\($0.light.accent) is used"
      }
    }
  }
}
