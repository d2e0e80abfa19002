extension SiteStatements {
  /// Reads the statements from the members of the settings file.
  init(of file: SettingsReader) throws(SettingsProblem) {
    self.init(
      accessibility: try file["accessibility"].map(HostAccessibility.init(_:)),
      security: try file["security"].map(SecurityContact.init(_:)),
      admission: try file["admission"].map(Admission.init(_:)))
  }
}

extension HostAccessibility {
  fileprivate init(_ entry: SettingsReader) throws(SettingsProblem) {
    try entry.allowOnly(["tested", "checked", "gaps"])
    self.init(
      tested: try entry["tested"]?.date(), checked: try entry["checked"]?.date(),
      gaps: try entry["gaps"]?.elements().map { gap throws(SettingsProblem) in
        try gap.text()
      } ?? [])
  }
}

extension SecurityContact {
  fileprivate init(_ entry: SettingsReader) throws(SettingsProblem) {
    try entry.allowOnly(["contact", "policy", "checked"])
    self.init(
      contact: try entry["contact"]?.contact(), policy: try entry["policy"]?.webAddress(),
      checked: try entry["checked"]?.date())
  }
}

extension Admission {
  fileprivate init(_ entry: SettingsReader) throws(SettingsProblem) {
    try entry.allowOnly(["days", "how"])
    self.init(days: try entry["days"]?.days(), how: try entry["how"]?.text())
  }
}

extension SettingsReader {
  /// Reads a contact as `security.txt` has it: `mailto:` and an address, or a page.
  fileprivate func contact() throws(SettingsProblem) -> SiteHost.Contact {
    let text = try text()
    let mail = text.hasPrefix(Self.mail) ? String(text.dropFirst(Self.mail.count)) : ""
    if let address = EmailAddress(mail) { return .email(address) }
    if let address = WebAddress(text) { return .web(address) }
    throw problem(
      "must be mailto: and an e-mail address, or an address like https://www.example.org/security")
  }

  private static let mail = "mailto:"
}
