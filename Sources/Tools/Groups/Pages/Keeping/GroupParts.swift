import GroupsFormulas

/// The payments of a group among its cookies.
///
/// A large group takes up to three cookies. The first holds everything but some of the payments; a
/// payment stays in the cookie in which it was first kept.
struct GroupParts: Equatable, Sendable {
  /// The most cookies of a group.
  static let most = 3

  /// The number of cookies beside the first.
  private(set) var others = 0
  /// A cookie beside the first did not come with the request, or does not open.
  private(set) var isIncomplete = false
  /// The cookie of each payment that is kept already, from 0.
  private var places: [PaymentID: Int] = [:]
  /// What is in cookies beside the first as they came, unless they need a new seal.
  private var contents: [Int: GroupLedger] = [:]
  /// The bytes of each cookie as it came.
  private(set) var sizes: [Int: Int] = [:]

  /// The parts of which the first cookie tells.
  init(others: Int = 0) {
    self.others = others
    isIncomplete = others > 0
  }

  /// The cookie of a payment; nil for one that is not kept yet.
  subscript(payment: PaymentID) -> Int? { places[payment] }

  /// True when a cookie came with this content, so that it needs not be set again.
  func hold(_ content: GroupLedger, at place: Int) -> Bool { contents[place] == content }

  /// Notes that payments are in a cookie.
  mutating func place(_ payments: some Sequence<PaymentID>, at place: Int) {
    for payment in payments where places[payment] == nil { places[payment] = place }
    others = max(others, place)
  }

  /// Notes the cookies that came.
  ///
  /// - Parameters:
  ///   - opened: The ledger of each beside the first, by its place.
  ///   - size: The bytes of the first.
  mutating func note(_ opened: [Int: KeptState<GroupLedger>], first size: Int) {
    let expected = others
    sizes = opened.mapValues(\.size)
    sizes[0] = size
    for (place, part) in opened.sorted(by: { $0.key < $1.key }) {
      self.place(part.state.entries.map(\.id), at: place)
      if !part.needsResealing { contents[place] = part.state }
    }
    isIncomplete = expected > 0 && (1...expected).contains { opened[$0] == nil }
  }

  /// Goes on with what there is, after letters or a copy have brought back what was missing.
  mutating func complete() {
    guard isIncomplete else { return }
    isIncomplete = false
    others = places.values.max() ?? 0
  }
}
