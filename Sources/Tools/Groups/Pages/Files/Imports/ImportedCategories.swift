import GroupsFormulas

/// The categories of a file: common ones, and those of its own up to the limit of a group.
struct ImportedCategories {
  private var own: [PaymentCategory] = []
  private var refused: [String] = []

  /// The words that apps have for payments that nobody has given a category.
  private static let unsaid = ["general", "uncategorized", "uncategorised", "none"]

  mutating func category(named text: String) -> PaymentCategory? {
    let name = text.onOneLine
    guard !Self.unsaid.contains(name.lowercased()), !name.isEmpty else { return nil }
    guard let category = GroupFile.category(name) else {
      refuse(name)
      return nil
    }
    guard case .own = category else { return category }
    if let known = own.first(where: { $0.key == category.key }) { return known }
    guard own.count < PaymentCategory.mostOwn else {
      refuse(name)
      return nil
    }
    own.append(category)
    return category
  }

  private mutating func refuse(_ name: String) {
    if !refused.contains(name) { refused.append(name) }
  }

  var notes: [String] {
    guard !refused.isEmpty else { return [] }
    let names = refused.prefix(3).map { "“\($0.cut(to: 40))”" }
    let more = refused.count > 3 ? ["\(refused.count - 3) more"] : []
    return [
      "Payments have no category here where the file says \((names + more).inWords): a group has "
        + "\(PaymentCategory.mostOwn) categories of its own, each of "
        + "\(PaymentCategory.longestName) letters at most"
    ]
  }
}
