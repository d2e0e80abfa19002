import CardsFormulas
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
  /// The cards that came or changed by letter and that no list has shown yet, the oldest first.
  private(set) var unseen: [CardID] = []

  private static let mostUnseen = 12

  /// A phone that joins.
  init(_ membership: BoxMembership) { self.membership = membership }

  /// A phone that is out of step.
  init(_ end: BoxEnd) { ended = end }

  private init() {}

  /// Lists the cards that letters have added or changed.
  mutating func noteUnseen(_ cards: [CardID]) {
    let new = cards.filter { !unseen.contains($0) }
    unseen = Array((unseen + new).suffix(Self.mostUnseen))
  }

  /// The same after a page has shown what is new.
  var told: CardsSide {
    var copy = self
    (copy.hasLost, copy.unseen) = (false, [])
    return copy
  }
}

extension CardsSide: Kept {
  static let blank = CardsSide()

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&membership)
    try passage.pass(&arrivals, upTo: .max)
    try passage.pass(&ended)
    try passage.pass(&hasLost)
    try passage.pass(&unseen)
    guard (membership == nil) != (ended == nil), unseen.count <= Self.mostUnseen,
      Set(unseen).count == unseen.count
    else { throw MalformedBytes() }
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
