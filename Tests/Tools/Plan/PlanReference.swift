/// A plan followed plainly, debt by debt, as the contract words it: slow, and written apart from
/// the formulas.
struct PlanReference {
  enum Order {
    case dearest, smallest
    case fixed([Int])
    /// Each debt's minimum, and nothing else.
    case minimums
  }

  var months = 0
  var interest: Int64 = 0
  var isCleared = false

  init(_ terms: PlanTerms, by order: Order) throws {
    var owed = terms.debts.map(\.balance)
    let tooMuch = try Money.units(1_000_000_000_000, .gbp)
    while owed.contains(where: \.isPositive), months < 1_200, owed.sum(in: .gbp) <= tooMuch {
      months += 1
      let month = months
      let rates = terms.debts.map { debt in
        if let promotion = debt.promotion, month <= promotion.months {
          promotion.rate
        } else {
          debt.rate
        }
      }
      let oneOffs = terms.oneOffs.filter { $0.month == month }.map(\.amount.minorUnits)
      var spare = terms.budget.minorUnits + oneOffs.reduce(0, +)
      var left = owed
      for (number, debt) in terms.debts.enumerated() where owed[number].isPositive {
        let charged = try rates[number].interest(on: owed[number])
        interest += charged.minorUnits
        let due = owed[number] + charged
        let minimum =
          switch debt.minimum {
          case .rule(let rule): try rule.payment(on: owed[number], interest: charged)
          case .fixed(let amount): min(amount, due)
          }
        left[number] = due - minimum
        spare -= minimum.minorUnits
      }
      let first = terms.debts.indices.filter { terms.debts[$0].isPriority }
      let inOrder =
        if case .minimums = order { [Int]() } else { first + Self.sorted(left, rates, by: order) }
      for number in inOrder where spare > 0 {
        let payment = min(spare, left[number].minorUnits)
        left[number] -= Money(minorUnits: payment, .gbp)
        spare -= payment
      }
      owed = zip(left, terms.debts).map { $0.isPositive ? $0 + $1.spend : $0 }
    }
    isCleared = owed.allSatisfy(\.isZero)
  }

  private static func sorted(_ left: [Money], _ rates: [MonthlyRate], by order: Order) -> [Int] {
    func rate(_ number: Int) -> FixedDecimal { rates[number].factor ?? .one }
    let numbers = Array(left.indices)
    switch order {
    case .minimums: return []
    case .fixed(let order): return order
    case .dearest:
      return numbers.sorted { first, second in
        if rate(first) != rate(second) { return rate(first) > rate(second) }
        return (left[first], first) < (left[second], second)
      }
    case .smallest:
      return numbers.sorted { first, second in
        if left[first] != left[second] { return left[first] < left[second] }
        if rate(first) != rate(second) { return rate(first) > rate(second) }
        return first < second
      }
    }
  }
}

extension PlanReference {
  /// Every order of numbers, as a dictionary sorts them.
  static func orders(of numbers: [Int]) -> [[Int]] {
    guard !numbers.isEmpty else { return [[]] }
    return numbers.flatMap { first in
      orders(of: numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// The best of everything that the contract has compared.
  static func best(
    of terms: PlanTerms
  ) throws -> (reference: PlanReference, of: PlanBestOrder.Of, sequence: [Int]?)? {
    let dearest = try PlanReference(terms, by: .dearest)
    var ways: [(reference: PlanReference, of: PlanBestOrder.Of, sequence: [Int]?)] = [
      (dearest, .dearest, nil),
      (try PlanReference(terms, by: .smallest), .smallest, nil),
    ]
    if let own = terms.own {
      let first = terms.debts.indices.filter { terms.debts[$0].isPriority }
      let inOrder = first + own.filter { !first.contains($0) }
      ways.append((try PlanReference(terms, by: .fixed(own)), .own, inOrder))
    }
    let first = terms.debts.indices.filter { terms.debts[$0].isPriority }
    for others in orders(of: terms.debts.indices.filter { !first.contains($0) }) {
      let order = first + others
      let reference = try PlanReference(terms, by: .fixed(order))
      if reference.months <= dearest.months { ways.append((reference, .fixed, order)) }
    }
    // The first of equals stays.
    return ways.filter(\.reference.isCleared).reduce(nil) { best, way in
      guard let best else { return way }
      let isBetter =
        (way.reference.interest, way.reference.months)
        < (best.reference.interest, best.reference.months)
      return isBetter ? way : best
    }
  }
}
