@testable import Web

/// Forms that the tests of the card helper share.
extension CardsTestValues {
  static func operation(_ id: String? = nil, seen: Int? = nil) -> Operation {
    var fields: [(String, String)] = []
    if let id { fields.append(("operation", id)) }
    if let seen { fields.append(("rev", String(seen))) }
    return Operation(Request(method: .post, path: "/cards", form: Submission(fields)))
  }

  static let stamp = FormStamp(identifier: "0123456789ab", revision: 3)

  /// The fields of a card as a browser sends them.
  static func fields(
    _ name: String = "Blue", balance: String = "900", limit: String = "1000", due: String = "5",
    and others: [(String, String)] = []
  ) -> [(String, String)] {
    [("name", name), ("balance", balance), ("limit", limit), ("due-day", due)] + others
  }
}

extension TestSite.Reply {
  /// What is read in each row of the list.
  var cardRows: [String] {
    page.parts("li").filter { $0["id"]?.hasPrefix("card-") == true }.map(\.words)
  }
}
