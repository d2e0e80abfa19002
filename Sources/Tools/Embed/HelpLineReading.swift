import Components
import Finance

extension HelpLines.Line {
  /// Reads one line of help from the settings file, where it stands among those of a currency.
  init(_ entry: SettingsReader, in currency: Currency) throws(SettingsProblem) {
    try entry.allowOnly(["name", "phone", "hours", "nations", "source", "checked"])
    self.init(
      name: try entry.required("name").text(),
      contact: .phone(try entry.required("phone").phoneNumber()),
      hours: try entry["hours"]?.text(),
      nations: try entry["nations"].map { nations throws(SettingsProblem) in
        try nations.nations(in: currency)
      },
      source: try HelpLines.Source(of: entry))
  }
}

extension HelpLines.Source {
  /// Who says so, and when that was last looked at: one is of little use without the other.
  fileprivate init?(of entry: SettingsReader) throws(SettingsProblem) {
    guard entry["source"] != nil || entry["checked"] != nil else { return nil }
    self.init(
      try entry.required("source").text(), checked: try entry.required("checked").date())
  }
}

extension SettingsReader {
  fileprivate func phoneNumber() throws(SettingsProblem) -> String {
    let phone = try text()
    guard phone.contains(where: \.isNumber), phone.allSatisfy({ "0123456789 +-()".contains($0) })
    else { throw problem("must be a phone number, like 0800 138 1111") }
    return phone
  }

  fileprivate func nations(in currency: Currency) throws(SettingsProblem) -> [Nation] {
    guard currency == .gbp else {
      throw problem("is for lines in GBP: they are nations of the United Kingdom")
    }
    let nations = try elements().map { entry throws(SettingsProblem) in
      guard let nation = Nation(rawValue: try entry.text()) else {
        let names = Nation.allCases.map(\.rawValue).joined(separator: ", ")
        throw entry.problem("must be one of \(names)")
      }
      return nation
    }
    guard !nations.isEmpty else {
      throw problem("must name a nation; leave it out for a line that serves all of them")
    }
    return nations
  }

  fileprivate func date() throws(SettingsProblem) -> CalendarDate {
    guard let date = CalendarDate(iso: try text()) else {
      throw problem("must be a date, like 2026-11-22")
    }
    return date
  }
}
