/// Chooses payments by words, days, category and member.
package struct PaymentFilter: Equatable, Sendable {
  /// The categories that a filter lets through.
  package enum Category: Equatable, Sendable {
    case any
    /// Payments without a category.
    case none
    case named(PaymentCategory)
  }

  /// Each of these words must be in the title, in the note or in the name of somebody who paid or shares.
  package let words: [String]
  /// The first day; nil for no limit.
  package let from: CalendarDate?
  /// The last day; nil for no limit.
  package let to: CalendarDate?
  package let category: Category
  /// Somebody who paid or shares; nil for anybody.
  package let member: MemberID?

  /// A filter; neither case nor accents matter in the text to find.
  package init(
    finding text: String = "", from: CalendarDate? = nil, to: CalendarDate? = nil,
    category: Category = .any, member: MemberID? = nil
  ) {
    words = text.searched.split(whereSeparator: \.isWhitespace).map(String.init)
    self.from = from
    self.to = to
    self.category = category
    self.member = member
  }

  /// True for a filter that lets every payment through.
  package var isEmpty: Bool { self == PaymentFilter() }

  /// True if a payment of the group passes.
  package func matches(_ payment: GroupPayment, in ledger: GroupLedger) -> Bool {
    guard from.map({ $0 <= payment.date }) ?? true, to.map({ payment.date <= $0 }) ?? true,
      member.map(payment.concerns) ?? true, matches(payment.category)
    else { return false }
    guard !words.isEmpty else { return true }
    let people = payment.payers.map(\.member) + payment.sharers
    let texts = [payment.title, payment.note] + people.compactMap { ledger[member: $0]?.name }
    let searched = texts.map(\.searched)
    return words.allSatisfy { word in searched.contains { $0.contains(word) } }
  }

  private func matches(_ category: PaymentCategory?) -> Bool {
    switch self.category {
    case .any: true
    case .none: category == nil
    case .named(let named): category?.key == named.key
    }
  }
}

extension GroupLedger {
  /// The entries with the payments that a filter lets through, in the order they were added.
  package func entries(matching filter: PaymentFilter) -> [Entry] {
    entries.filter { $0.payment.map { filter.matches($0, in: self) } ?? false }
  }

  /// The payments that a filter lets through, in the order they were added.
  package func payments(matching filter: PaymentFilter) -> [GroupPayment] {
    entries(matching: filter).compactMap(\.payment)
  }
}
