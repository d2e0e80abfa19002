import Keeping

/// The answers that were given for statements, by the names of their columns: the browser remembers
/// how a bank's files are read.
struct StatementMemory: Equatable, Sendable {
  /// The answers for files whose columns have the same names.
  private struct Head: Equatable, Sendable {
    var mark: String
    var answers: Submission
  }

  /// The heads, the one that was used last at the end.
  private var heads: [Head] = []

  /// The most heads that are remembered; one more takes the place of the oldest.
  static let most = 6

  /// The answers for a file; none for one that has never been answered for.
  subscript(file: StatementFile) -> Submission {
    let mark = file.mark
    return heads.first { $0.mark == mark }?.answers ?? Submission()
  }

  /// The memory with the answers for a file, as those of the last use.
  func with(_ answers: Submission, for file: StatementFile) -> StatementMemory {
    guard let mark = file.mark else { return self }
    let head = Head(mark: mark, answers: answers)
    var memory = self
    memory.heads = Array((heads.filter { $0.mark != mark } + [head]).suffix(Self.most))
    return memory
  }
}

extension StatementFile {
  /// What the names of the columns come to in short; nil for a file without names, or whose columns are
  /// the same everywhere.
  fileprivate var mark: String? {
    guard currency == nil, hasNames else { return nil }
    var writer = ByteWriter()
    for name in header { writer.write(name) }
    return Fingerprint(of: writer.bytes).name
  }
}

// MARK: - The cookie

extension StatementMemory {
  /// It is sent to the pages of groups alone, where statements are read.
  private static let cookie = StateCookie(
    .columns, named: "columns", schemaVersion: 1, below: GroupAddress.list)

  /// What a browser remembers.
  init(of request: Request, on site: Site) {
    self = site.vault.state(Self.self, in: Self.cookie, of: request)?.state ?? .init()
  }

  /// The header that keeps it; the oldest heads go if there is no room.
  func kept(on site: Site) -> [Response.Header] {
    var memory = self
    while !memory.heads.isEmpty {
      if let header = try? site.vault.keep(memory, in: Self.cookie) { return [header] }
      memory.heads.removeFirst()
    }
    return []
  }

  static func forgotten(on site: Site) -> [Response.Header] {
    Array(site.vault.forget(cookie).prefix(1))
  }
}

extension StatementMemory: Kept {
  static let blank = StatementMemory()

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.passList(&heads, upTo: Self.most, blank: Head(mark: "", answers: Submission())) {
      passage, head throws(MalformedBytes) in
      try passage.pass(&head.mark)
      try passage.pass(answers: &head.answers)
    }
  }
}
