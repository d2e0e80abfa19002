import Glibc

/// Friends whose phones have one group in step, and the store between them.
final class Friends {
  let folder = TemporaryFolder()
  private(set) var phones: [Visitor] = []
  /// The path of the group, the same on every phone.
  let path: String
  let people: [String]

  /// A group of Ana, Ben and Cy on as many phones; the first one made it.
  init(_ count: Int = 2) throws {
    let first = Visitor()
    mkdir(folder.file("store"), 0o700)
    (path, people) = try first.group()
    phones = [first]
    first.letters = store
    try #require(try first.post(path + "/box", [("do", "on")]).status == 303)
    for _ in 1..<max(1, count) { try join() }
  }

  var store: LetterStoreSetting { .sqlite(path: folder.file("store/letters.sqlite")) }

  /// A phone that joins by the link; nobody says who they are.
  @discardableResult
  func join(_ fields: [(String, String)] = []) throws -> Visitor {
    let phone = Visitor(letters: store)
    let key = try key
    let redirect = try phone.post("/groups/join", [("k", key)] + fields)
    #expect(redirect.status == 307)
    #expect(redirect.location == path + "/merge")
    let joined = try phone.post(redirect.location, [("k", key)] + fields)
    #expect(joined.status == 303)
    #expect(joined.location == path)
    phones.append(phone)
    return phone
  }

  subscript(place: Int) -> Visitor { phones[place] }

  /// The secret as the page of the link shows it.
  var key: String {
    get throws {
      let text = try phones[0].get(path + "/share").text
      return String(try #require(text.firstMatch(of: /join\?k=([A-Za-z0-9_-]{22})/)?.1))
    }
  }

  func json(_ place: Int) throws -> JSONValue { try phones[place].json(path + "/group.json") }

  func box(_ place: Int) throws -> JSONValue? { try json(place)["box"] }

  /// The number of letters in the box.
  func letters() throws -> Int { try #require(try box(0)?["letters"]?.whole) }

  func titles(_ place: Int) throws -> [String] {
    (try json(place)["payments"]?.array ?? []).compactMap { $0["title"]?.string }
  }

  @discardableResult
  func pay(_ place: Int, _ title: String, _ amount: String = "30") throws -> TestSite.Reply {
    try phones[place].post(
      path + "/payments", [("amount", amount), ("title", title), ("payer", people[place % 3])])
  }

  /// The whole state as programs see it, without who looks at it.
  func state(_ place: Int) throws -> String {
    try phones[place].get(path + "/export").text
  }

  /// Takes the store away.
  func hideStore() throws { try move(from: "store", to: "hidden") }

  /// Brings the store back as it was.
  func showStore() throws { try move(from: "hidden", to: "store") }

  /// Deletes the store, so that the next letter finds an empty one.
  func loseStore() throws {
    for name in ["", "-wal", "-shm"] { unlink(folder.file("store/letters.sqlite") + name) }
  }

  /// The names of the store's files.
  func storeFiles() throws -> [String] { try #require(names(in: folder.file("store"))) }

  func bytes(of name: String) throws -> [UInt8] {
    let file = try #require(fopen(folder.file("store/\(name)"), "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes.prefix(fread(&bytes, 1, bytes.count, file)))
  }

  /// The files of the store as they are.
  func backUp() throws -> [(name: String, bytes: [UInt8])] {
    try storeFiles().map { ($0, try bytes(of: $0)) }
  }

  /// Puts other files in the place of the store's.
  func restore(_ backup: [(name: String, bytes: [UInt8])]) throws {
    try loseStore()
    for (name, bytes) in backup {
      let file = try #require(fopen(folder.file("store/\(name)"), "wb"))
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
  }

  private func move(from: String, to: String) throws {
    try #require(rename(folder.file(from), folder.file(to)) == 0)
  }
}

extension JSONValue {
  /// A whole number; nil for anything else.
  var whole: Int? { number.flatMap { Int($0) } }
}
