/// A mistake in the settings file: its place, its field and its description.
package struct SettingsProblem: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ position: JSONPosition, _ field: String, _ words: String) {
    description = "line \(position.line), column \(position.column): \(field) \(words)"
  }

  init(unread failure: FileFailure) {
    description =
      failure == .tooLong
      ? "it is longer than 64 KB, the most that it may be"
      : "it cannot be read: \(failure.reason)"
  }

  init(unreadable reason: InvalidJSON) {
    description = "it is not JSON. \(reason.message)"
  }
}

/// A value of the settings file with the name of its field.
struct SettingsReader {
  private let value: JSONValue
  private let field: String

  init(_ value: JSONValue) {
    self.init(value, "the file")
  }

  private init(_ value: JSONValue, _ field: String) {
    self.value = value
    self.field = field
  }

  func problem(_ words: String) -> SettingsProblem {
    SettingsProblem(value.position, field, words)
  }

  subscript(_ name: String) -> SettingsReader? {
    value[name].map { SettingsReader($0, path(to: name)) }
  }

  func required(_ name: String) throws(SettingsProblem) -> SettingsReader {
    guard let member = self[name] else { throw problem("must have \"\(name)\"") }
    return member
  }

  /// Rejects unknown settings, which are usually typing mistakes.
  func allowOnly(_ names: [String]) throws(SettingsProblem) {
    guard let members = value.object else { throw problem("must be an object: { … }") }
    for member in members where !names.contains(member.name) {
      throw SettingsProblem(
        member.position, path(to: member.name),
        "is not a setting; here there can be \(names.joined(separator: ", "))")
    }
  }

  func members() throws(SettingsProblem) -> [(name: String, value: SettingsReader)] {
    guard let members = value.object else { throw problem("must be an object: { … }") }
    return members.map { ($0.name, SettingsReader($0.value, path(to: $0.name))) }
  }

  func elements() throws(SettingsProblem) -> [SettingsReader] {
    guard let elements = value.array else { throw problem("must be a list: [ … ]") }
    return elements.enumerated().map { SettingsReader($1, "\(field)[\($0)]") }
  }

  func text() throws(SettingsProblem) -> String {
    guard let text = value.string, !text.isEmpty else {
      throw problem("must be text in quotation marks")
    }
    return text
  }

  func days() throws(SettingsProblem) -> Int {
    guard let days = value.number.flatMap({ Int($0) }), (1...60).contains(days) else {
      throw problem("must be a whole number of days from 1 to 60")
    }
    return days
  }

  /// Reads a key that fits into a header, long enough that nobody guesses it.
  func key() throws(SettingsProblem) -> String {
    let key = try text()
    guard key.utf8.allSatisfy(\.isInKey), (22...100).contains(key.utf8.count) else {
      throw problem("must be 22 to 100 letters, digits, hyphens and underscores")
    }
    return key
  }

  func bool() throws(SettingsProblem) -> Bool {
    guard let isTrue = value.bool else { throw problem("must be true or false") }
    return isTrue
  }

  func currency() throws(SettingsProblem) -> Currency {
    guard let currency = Currency(code: try text()) else {
      throw problem("must be a currency's code, like GBP")
    }
    return currency
  }

  func webAddress() throws(SettingsProblem) -> WebAddress {
    guard let address = WebAddress(try text()) else {
      throw problem("must be an address without a question mark, like https://www.example.org/debt")
    }
    return address
  }

  func emailAddress() throws(SettingsProblem) -> EmailAddress {
    guard let address = EmailAddress(try text()) else {
      throw problem("must be an e-mail address, like tools@example.org")
    }
    return address
  }

  func tool() throws(SettingsProblem) -> (stem: String, address: Address) {
    let stem = try text()
    guard let tool = Catalogue.named.first(where: { $0.stem == stem }) else {
      throw problem("must be one of \(Catalogue.named.map(\.stem).joined(separator: ", "))")
    }
    return (stem, tool.tile.address)
  }

  /// Reads an origin: a scheme and a host, with or without a port (RFC 6454).
  ///
  /// Nothing else may get into a header.
  func origin() throws(SettingsProblem) -> String {
    let text = try text()
    guard let host = WebAddress.afterScheme(text), Self.isHost(host) else {
      throw problem(
        "must be an origin, like https://www.example.org, in small letters and without a path")
    }
    return text
  }

  /// True for a host name in small letters, with or without a port.
  private static func isHost(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let ports = parts.dropFirst()
    let hasPort = ports.allSatisfy { port in
      port.first != "+" && UInt16(port) ?? 0 > 0
    }
    return WebAddress.isHostName(parts[0]) && ports.count <= 1 && hasPort
  }

  private func path(to name: String) -> String {
    field == "the file" ? name : "\(field).\(name)"
  }
}
