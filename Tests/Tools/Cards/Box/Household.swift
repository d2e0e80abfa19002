import Glibc

/// Phones of a household that have one list of debts in step, and the store between them.
final class Household {
  let folder = TemporaryFolder()
  private(set) var phones: [Visitor] = []

  /// As many phones; the first one has a card and has turned it on.
  init(_ count: Int = 2) throws {
    mkdir(folder.file("store"), 0o700)
    let first = Visitor(letters: store)
    phones = [first]
    _ = try first.card("Blue", "900")
    try #require(try first.post("/cards/box", [("do", "on")]).status == 303)
    for _ in 1..<max(1, count) { try join() }
  }

  var store: LetterStoreSetting { .sqlite(path: folder.file("store/letters.sqlite")) }

  subscript(place: Int) -> Visitor { phones[place] }

  /// A phone that has nothing yet and joins by the link.
  @discardableResult
  func join(_ phone: Visitor? = nil, _ fields: [(String, String)] = []) throws -> Visitor {
    let phone = phone ?? Visitor(letters: store)
    phone.letters = store
    let joined = try phone.post("/cards/join", [("k", key)] + fields)
    #expect(joined.status == 303)
    #expect(joined.location == "/cards")
    phones.append(phone)
    return phone
  }

  /// The secret as the page of the link shows it.
  var key: String {
    get throws { try key(of: 0) }
  }

  func key(of place: Int) throws -> String {
    let link = try phones[place].get("/cards/share").page.parts("textarea").first?.words ?? ""
    return String(try #require(link.firstMatch(of: /\/cards\/join\?k=([A-Za-z0-9_-]{22})$/)?.1))
  }

  func box(_ place: Int) throws -> JSONValue? { try phones[place].json("/cards.json")["box"] }

  func names(_ place: Int) throws -> [String] {
    try names(of: phones[place])
  }

  func names(of phone: Visitor) throws -> [String] {
    try phone.names().sorted()
  }

  /// All that is kept, as programs see it.
  func state(_ place: Int) throws -> String { try phones[place].get("/cards/export").text }

  /// Takes the store away.
  func hideStore() throws {
    try #require(rename(folder.file("store"), folder.file("hidden")) == 0)
  }

  /// Brings the store back as it was.
  func showStore() throws {
    try #require(rename(folder.file("hidden"), folder.file("store")) == 0)
  }
}
