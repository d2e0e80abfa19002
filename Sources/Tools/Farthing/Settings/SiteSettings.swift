extension SiteSettings {
  package static let standard = SiteSettings(
    currency: .gbp, help: .standard, partners: Partners())

  /// Reads the file; throws the first mistake with its place.
  package init(file: [UInt8]) throws(SettingsProblem) {
    let json: JSONValue
    do throws(InvalidJSON) {
      json = try JSONValue(file)
    } catch {
      throw SettingsProblem(unreadable: error)
    }
    let file = SettingsReader(json)
    try file.allowOnly([
      "host", "currency", "help", "partners", "openEmbedding", "accessibility", "security",
      "admission",
    ])
    let help = try file["help"].map { help throws(SettingsProblem) in
      try HelpLines(Self.lines(help))
    }
    let currency = try file["currency"]?.currency() ?? .gbp
    var partners: [Partner] = []
    for entry in try file["partners"]?.elements() ?? [] {
      let partner = try Partner(entry, usual: currency)
      guard !partners.contains(where: { $0.id == partner.id }) else {
        throw entry.problem("has the id of another partner, \(partner.id)")
      }
      partners.append(partner)
    }
    self.init(
      currency: currency, help: help ?? .standard,
      partners: Partners(partners, isOpen: try file["openEmbedding"]?.bool() ?? false),
      host: try file["host"].map { host throws(SettingsProblem) in try SiteHost(host) },
      statements: try SiteStatements(of: file))
  }

  package init(path: String) throws(SettingsProblem) {
    try self.init(file: Self.bytes(of: path))
  }

  /// Reads the bytes of a settings file of up to 64 KB; a longer one is refused.
  static func bytes(of path: String) throws(SettingsProblem) -> [UInt8] {
    do throws(FileFailure) {
      return try FileBytes.read(path, upTo: mostBytes)
    } catch {
      throw SettingsProblem(unread: error)
    }
  }

  private static let mostBytes = 65_536

  private static func lines(
    _ help: SettingsReader
  ) throws(SettingsProblem) -> [Currency: [HelpLines.Line]] {
    var lines: [Currency: [HelpLines.Line]] = [:]
    for (code, value) in try help.members() {
      guard let currency = Currency(code: code) else {
        throw value.problem("is not under a currency: \(code) is not a code such as GBP")
      }
      lines[currency] = try value.helpLines(in: currency)
    }
    return lines
  }
}

extension SiteHost {
  fileprivate init(_ entry: SettingsReader) throws(SettingsProblem) {
    try entry.allowOnly(["name", "email", "web", "responseDays", "nations"])
    let contact: Contact
    switch (entry["email"], entry["web"]) {
    case (let email?, nil): contact = .email(try email.emailAddress())
    case (nil, let web?): contact = .web(try web.webAddress())
    case (nil, nil): throw entry.problem("must have \"email\" or \"web\"")
    case (_?, let web?): throw web.problem("cannot stand beside an e-mail address")
    }
    self.init(
      name: try entry.required("name").text(), contact: contact,
      responseDays: try entry["responseDays"]?.days() ?? SiteHost.usualDays,
      nations: try entry["nations"]?.nations())
  }
}

extension Partner {
  fileprivate init(_ entry: SettingsReader, usual: Currency) throws(SettingsProblem) {
    try entry.allowOnly([
      "id", "name", "origins", "accent", "credit", "help", "tools", "currency", "countsKey",
    ])
    let id = try entry.required("id")
    guard try !id.text().isEmpty,
      try id.text().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { throw id.problem("must be letters, digits and hyphens") }
    let currency = try entry["currency"]?.currency()
    self.init(
      id: try id.text(), name: try entry.required("name").text(),
      origins: try entry.required("origins").elements().map { origin throws(SettingsProblem) in
        try origin.origin()
      },
      accent: try entry["accent"].map { accent throws(SettingsProblem) in
        guard let colour = Colour(try accent.text()) else {
          throw accent.problem("must be six hexadecimal digits, like 0b5f58")
        }
        return colour
      },
      credit: try entry["credit"]?.text(),
      help: try entry["help"]?.helpLines(in: currency ?? usual) ?? [],
      tools: try entry["tools"]?.elements().map { tool throws(SettingsProblem) in
        try tool.tool().stem
      },
      currency: currency, countsKey: try entry["countsKey"]?.key())
  }
}

extension SettingsReader {
  fileprivate func helpLines(
    in currency: Currency
  ) throws(SettingsProblem) -> [HelpLines.Line] {
    try elements().map { entry throws(SettingsProblem) in
      try HelpLines.Line(entry, in: currency)
    }
  }
}
