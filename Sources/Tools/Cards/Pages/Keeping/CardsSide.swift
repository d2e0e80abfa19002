import Keeping

/// What a browser knows of the letter box of its cards and debts.
struct CardsSide: Equatable, Sendable {
  /// Its side of the letter box; nil once somebody else has closed it.
  var membership: BoxMembership?
  /// The number of times that letters have changed the wallet since its last change here.
  var arrivals = 0
  /// The end of a letter box that somebody else has closed.
  private(set) var ended: BoxEnd?
  /// The cookie was lost, and with it what waited here; the next page tells it.
  var hasLost = false

  /// A phone that joins.
  init(_ membership: BoxMembership) { self.membership = membership }

  /// A phone that is out of step.
  init(_ end: BoxEnd) { ended = end }

  private init() {}
}

extension CardsSide: Kept {
  static let blank = CardsSide()

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&membership)
    try passage.pass(&arrivals, upTo: .max)
    try passage.pass(&ended)
    try passage.pass(&hasLost)
    guard (membership == nil) != (ended == nil) else { throw MalformedBytes() }
  }
}

/// What brings cards and debts back whose cookie was lost: in a cookie of its own.
struct CardsBond: Equatable, Sendable {
  private(set) var secret: LetterSecret
  /// Something was changed here and not sent yet.
  private(set) var waits = false

  /// The bond of a book; nil for one that is not kept in step.
  init?(_ book: CardsBook) {
    guard let membership = book.membership else { return nil }
    secret = membership.secret
    waits = membership.waiting.count > 0
  }

  private init(secret: LetterSecret) { self.secret = secret }
}

extension CardsBond: Kept {
  static let blank = CardsBond(secret: .blank)

  /// It is not deflated: sizes tell nothing of a secret.
  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&secret)
    try passage.pass(&waits)
  }
}
