package import Formats
import Testing

extension PageElements {
  /// The one whose button is pressed in the form of a payment, in a small group.
  package var payer: String? {
    parts("input").first { $0["name"] == "payer" && $0["checked"] != nil }?["value"]
  }
}

extension Visitor {
  /// A group of Ana, Ben and Cy in euros, and the ids of its people.
  package func group(
    _ names: String = "Ana\nBen\nCy", in currency: String = "EUR"
  ) throws -> (path: String, people: [String]) {
    let response = try post(
      "/groups", [("name", "Lisbon"), ("members", names), ("currency", currency)])
    #expect(response.status == 303)
    let people = try json(response.location + "/group.json")["members"]?.array ?? []
    return (response.location, people.compactMap { $0["id"]?.string })
  }

  /// The payments of a group.
  package func payments(_ path: String) throws -> [JSONValue] {
    try json(path + "/group.json")["payments"]?.array ?? []
  }

  /// The payment of a group that was added last.
  package func newest(_ path: String) throws -> JSONValue { try #require(try payments(path).last) }

  /// The names of the people in a group.
  package func names(_ path: String) throws -> [String] {
    (try json(path + "/group.json")["members"]?.array ?? []).compactMap { $0["name"]?.string }
  }

  /// Sends the form of a new payment, with fields besides its amount.
  @discardableResult
  package func pay(
    _ path: String, _ amount: String, _ fields: (String, String)...
  ) throws -> TestSite.Reply {
    try post(path + "/payments", [("amount", amount)] + fields)
  }

  /// Marks a debt in euros as paid.
  @discardableResult
  package func settle(
    _ path: String, _ from: String, _ to: String, _ amount: String
  ) throws -> TestSite.Reply {
    try post(
      path + "/settle", [("from", from), ("to", to), ("amount", amount), ("currency", "EUR")])
  }

  package func json(_ address: String) throws -> JSONValue {
    try get(address, accept: "application/json").json
  }

  /// The answer to a file for programs.
  package func preview(
    _ file: String, to path: String = "/groups/import", _ fields: [(String, String)] = []
  ) throws -> JSONValue {
    try upload(Array(file.utf8), to: path, fields, accept: "application/json").json
  }

  /// Opens a file after its preview; the address of the group that comes of it.
  package func open(_ file: String) throws -> String {
    let preview = try upload(Array(file.utf8), to: "/groups/import")
    #expect(preview.status == 200)
    return try confirm(preview.hidden("confirm").first)
  }

  /// The token of the link to a copy of a group.
  package func copyToken(_ path: String) throws -> String {
    let share = try get(path + "/share").text
    return String(try #require(share.firstMatch(of: /open\?g=([A-Za-z0-9._-]+)/)?.1))
  }

  /// Opens a copy of a group by the token of its link.
  package func open(copy token: String) throws {
    let redirect = try post("/groups/open", [("g", token)])
    #expect(redirect.status == 307)
    #expect(try post(redirect.location, [("g", token)]).status == 303)
  }

  /// Takes a previewed file, with answers to what was asked; the address of its group.
  package func confirm(_ token: String?, _ answers: (String, String)...) throws -> String {
    let form = [("confirm", try #require(token))] + answers
    let redirect = try post("/groups/import", form)
    try #require(redirect.status == 307, "\(redirect.text)")
    #expect(try post(redirect.location, form).status == 303)
    return redirect.location.replacing("/merge", with: "")
  }
}
