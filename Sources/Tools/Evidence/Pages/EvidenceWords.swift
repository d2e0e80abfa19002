/// A row in words.
struct EvidenceWords {
  private let row: EvidenceRow
  private let currency: Currency

  init(_ row: EvidenceRow) {
    self.row = row
    currency =
      row.shared.fields.first { $0.name == "currency" }.flatMap { Currency(code: $0.text) } ?? .gbp
  }

  var published: String { words(row.figure.published) }
  var ours: String { words(row.ours) }

  /// Whether they agree, and how closely.
  var verdict: HTML {
    row.agrees
      ? "<b class=\"good\">✓ Agrees</b> <span>\(nearness)</span>"
      : "<b class=\"cost\">Differs</b> <span>by \(words(size(of: row.difference)))</span>"
  }

  /// The reason for the difference, or the rule that both follow.
  var reason: String {
    row.whyNot ?? row.shared.convention.capitalisedFirst
  }

  /// A plain decimal with its unit: "£5,214", "339 months".
  private func words(_ number: String) -> String {
    switch row.figure.unit {
    case .money: amount(number)
    case .months where row.figure.tolerance == .wholeYears: term(number) ?? "\(number) months"
    case .months: number == "1" ? "1 month" : "\(number) months"
    case .percent: "\(number)%"
    case .count: number
    }
  }

  /// Months of which years were printed.
  private func term(_ months: String) -> String? { Int(months).map { Term(months: $0).words } }

  /// Amounts with fractions of a penny end in three dots: "$163,453.8538…".
  private func amount(_ number: String) -> String {
    if let amount = Money(plain: number, currency) { return amount.short }
    let parts = number.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let whole = Money(plain: String(parts[0]), currency) else {
      return "\(currency.symbol)\(number)"
    }
    return "\(whole.short).\(parts[1].prefix(4))…"
  }

  private func size(of difference: String) -> String {
    difference.hasPrefix("-") ? String(difference.dropFirst()) : difference
  }

  private var nearness: String {
    switch (row.figure.unit, row.figure.tolerance) {
    case (.money, "0"), (.money, .unrounded): "to the \(currency.smallestUnit)"
    case (.money, .wholeUnits), (.money, .cutOff): "to the \(currency.singularName)"
    case (.months, "0"): "to the month"
    case (.months, .wholeYears): "in whole years"
    case (_, let tolerance): "within \(words(tolerance))"
    }
  }
}
