/// What a payment was for: one of the common categories, or one that a group has named itself.
package enum PaymentCategory: Hashable, Sendable {
  /// The categories that every group has.
  ///
  /// Their order is that of lists; what is kept of each is its name.
  package enum Common: String, CaseIterable, Sendable {
    case food, groceries, transport, home, fun, travel, shopping, other
  }

  case common(Common)
  /// A name as typed; it is none of the common ones.
  case own(String)
}

extension PaymentCategory {
  /// The category of a name; nil for an empty name, and for the word for having none.
  ///
  ///     PaymentCategory(named: "Food")  // .common(.food)
  package init?(named name: String) {
    let key = Self.key(of: name)
    guard !key.isEmpty, !Self.isNone(name) else { return nil }
    self = Common(rawValue: key).map(Self.common) ?? .own(name)
  }

  /// The word for payments without a category, which is no name of one.
  package static let none = "none"

  /// True for the word for having none, whatever its case and spaces.
  package static func isNone(_ name: String) -> Bool { key(of: name) == none }

  /// The most characters in a name.
  package static let longestName = 24

  /// The most categories that a group may name itself.
  package static let mostOwn = 20

  /// The name: of a common category its code, of another as it was typed.
  package var name: String {
    switch self {
    case .common(let common): common.rawValue
    case .own(let name): name
    }
  }

  /// The form in which names are compared, without case and spaces.
  package var key: String { Self.key(of: name) }

  private static func key(of name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}

extension GroupLedger {
  /// The categories that the group has named itself, each once, in the order of their first use.
  package var ownCategories: [PaymentCategory] {
    var keys: Set<String> = []
    return paymentsAndRules.compactMap(\.category).filter { category in
      guard case .own = category else { return false }
      return keys.insert(category.key).inserted
    }
  }

  /// The common categories and those that the group has named itself.
  package var categories: [PaymentCategory] {
    PaymentCategory.Common.allCases.map(PaymentCategory.common) + ownCategories
  }

  /// The category of a name as the group spells it, the first spelling of several.
  package func category(named name: String) -> PaymentCategory? {
    guard let category = PaymentCategory(named: name) else { return nil }
    return ownCategories.first { $0.key == category.key } ?? category
  }
}
