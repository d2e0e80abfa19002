extension HelpLines.Line {
  /// Reads a help line from the settings file, below its currency.
  init(_ entry: SettingsReader, in currency: Currency) throws(SettingsProblem) {
    try entry.allowOnly([
      "name", "phone", "web", "hours", "nations", "tools", "source", "checked", "relay",
      "businesses",
    ])
    self.init(
      name: try entry.required("name").text(),
      contact: try HelpLines.Contact(of: entry),
      hours: try entry["hours"]?.text(),
      nations: try entry["nations"].map { nations throws(SettingsProblem) in
        guard currency == .gbp else {
          throw nations.problem("is for lines in GBP: they are nations of the United Kingdom")
        }
        return try nations.nations()
      },
      tools: try entry["tools"]?.elements().map { tool throws(SettingsProblem) in
        try tool.tool().address
      },
      source: try HelpLines.Source(of: entry),
      relay: try entry["relay"]?.phoneNumber(),
      isForBusinesses: try entry["businesses"]?.bool() ?? false)
  }
}

extension HelpLines.Contact {
  /// Reads the one way to reach a line: a visitor in need should not have to choose.
  fileprivate init(of entry: SettingsReader) throws(SettingsProblem) {
    switch (entry["phone"], entry["web"]) {
    case (let phone?, nil): self = .phone(try phone.phoneNumber())
    case (nil, let web?): self = .web(try web.webAddress())
    case (nil, nil): throw entry.problem("must have \"phone\" or \"web\"")
    case (_?, let web?): throw web.problem("cannot stand beside a phone number")
    }
  }
}

extension HelpLines.Source {
  /// Reads the source and the date it was checked on; neither is useful without the other.
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

  /// Reads the nations that a line serves, or in which a host is.
  func nations() throws(SettingsProblem) -> [Nation] {
    let nations = try elements().map { entry throws(SettingsProblem) in
      guard let nation = Nation(rawValue: try entry.text()) else {
        let names = Nation.allCases.map(\.rawValue).joined(separator: ", ")
        throw entry.problem("must be one of \(names)")
      }
      return nation
    }
    guard !nations.isEmpty else {
      throw problem("must name a nation; leave it out for all of them")
    }
    return nations
  }

  func date() throws(SettingsProblem) -> CalendarDate {
    guard let date = CalendarDate(iso: try text()) else {
      throw problem("must be a date, like 2026-11-22")
    }
    return date
  }
}
