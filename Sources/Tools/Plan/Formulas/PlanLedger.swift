/// The debts of a plan month by month, as columns of minor units.
///
/// A month is worked out in four steps: ``charge()``, ``share(by:)``, anything the caller wants to
/// read, and ``close()``. None of them allocates memory.
struct PlanLedger {
  /// The allocation of the rest of the budget after the minimums.
  enum Sharing {
    /// It is not paid at all.
    case minimumsAlone
    case dearest
    case smallest
    /// The places of the debts, or of those without priority, in order.
    case fixed([Int])
  }

  let columns: PlanColumns

  /// The months worked out so far.
  private(set) var month = 0
  /// The balances before the month's interest; zero for debts that are cleared.
  private(set) var opening: [Int64]
  /// The interest charged in the month.
  private(set) var interest: [Int64]
  /// The part of each debt, with its interest, that the payments made so far in the month leave.
  private(set) var left: [Int64]
  /// The budget and one-offs of the month that are not paid out; below zero when short.
  private(set) var spare: Int64 = 0
  private(set) var leftInAll: Int64 = 0
  /// The amount owed on all debts at the end of the last closed month.
  private(set) var owed: Int64
  /// The interest of all months so far.
  private(set) var interestInAll: Int64 = 0
  /// The purchases of all months so far.
  private(set) var spentInAll: Int64 = 0

  init(_ columns: PlanColumns) {
    self.columns = columns
    opening = columns.balances
    interest = columns.balances.map { _ in 0 }
    left = interest
    owed = columns.balances.reduce(0, +)
  }

  /// True when there is another month to work out.
  var goesOn: Bool {
    owed > 0 && month < LongestRepayment.months && owed <= columns.mostOwed
  }

  /// The outcome once no month is left to work out.
  var outcome: PlanOutcome {
    guard owed == 0 else { return .never }
    let paid = columns.balances.reduce(0, +) + spentInAll + interestInAll
    return .cleared(
      months: month, interest: columns.money(interestInAll), paid: columns.money(paid))
  }
}

// MARK: - A month

extension PlanLedger {
  /// Begins the next month: charges interest and pays the minimums.
  ///
  /// - Throws: ``MoneyOverflow`` when the interest is too much to count.
  mutating func charge() throws(MoneyOverflow) {
    month += 1
    spare = columns.available(inMonth: month)
    leftInAll = 0
    var room = PlanColumns.mostInterest
    for debt in opening.indices {
      guard opening[debt] > 0 else {
        (interest[debt], left[debt]) = (0, 0)
        continue
      }
      let balance = columns.money(opening[debt])
      let charged = try columns.rate(of: debt, inMonth: month).interest(on: balance)
      guard charged.minorUnits <= room else { throw MoneyOverflow() }
      let minimum = try columns.minimums[debt].payment(on: balance, interest: charged).minorUnits
      room -= charged.minorUnits
      interest[debt] = charged.minorUnits
      left[debt] = opening[debt] + charged.minorUnits - minimum
      leftInAll += left[debt]
      spare -= minimum
    }
    interestInAll += PlanColumns.mostInterest - room
  }

  /// Pays the rest of the budget after the minimums: debts with priority first, whatever the order
  /// of the others is.
  mutating func share(by sharing: Sharing) {
    if case .minimumsAlone = sharing { return }
    guard spare > 0, !payAllIfEnough() else { return }
    payPriorities()
    switch sharing {
    case .minimumsAlone: break
    case .dearest: while spare > 0, let debt = dearest() { pay(debt) }
    case .smallest: while spare > 0, let debt = smallest() { pay(debt) }
    case .fixed(let order): for debt in order where spare > 0 { pay(debt) }
    }
  }

  /// The debt that comes first in the month, after all minimums; nil when nothing is left to pay.
  func first(by sharing: Sharing) -> Int? {
    let priority = columns.priorities.first { left[$0] > 0 }
    return switch sharing {
    case .minimumsAlone: nil
    case .dearest: priority ?? dearest()
    case .smallest: priority ?? smallest()
    case .fixed(let order): priority ?? order.first { left[$0] > 0 }
    }
  }

  /// Pays the debts that come before all others, as listed.
  mutating func payPriorities() {
    for debt in columns.priorities where spare > 0 { pay(debt) }
  }

  /// Pays every debt off when there is enough for all of them.
  ///
  /// - Returns: True when there was.
  mutating func payAllIfEnough() -> Bool {
    guard spare >= leftInAll else { return false }
    for debt in left.indices { left[debt] = 0 }
    spare -= leftInAll
    leftInAll = 0
    return true
  }

  /// Pays as much as there is, and as much as the debt takes.
  mutating func pay(_ debt: Int) {
    let amount = min(spare, left[debt])
    left[debt] -= amount
    leftInAll -= amount
    spare -= amount
  }

  /// Ends the month: debts without a balance are cleared, others are charged their purchases.
  mutating func close() {
    owed = 0
    for debt in opening.indices {
      let spent = spend(on: debt)
      opening[debt] = left[debt] + spent
      owed += opening[debt]
      spentInAll += spent
    }
  }

  /// The purchases of the month, which end with the debt.
  func spend(on debt: Int) -> Int64 {
    left[debt] > 0 ? columns.spends[debt] : 0
  }

  private func dearest() -> Int? {
    first { debt, other in
      let (rank, otherRank) = (
        columns.rank(of: debt, inMonth: month), columns.rank(of: other, inMonth: month)
      )
      return rank == otherRank ? left[debt] < left[other] : rank > otherRank
    }
  }

  private func smallest() -> Int? {
    first { debt, other in
      left[debt] == left[other]
        ? columns.rank(of: debt, inMonth: month) > columns.rank(of: other, inMonth: month)
        : left[debt] < left[other]
    }
  }

  /// The open debt that comes before all others, the first listed of equals.
  @inline(__always)
  private func first(_ comesBefore: (Int, Int) -> Bool) -> Int? {
    var first: Int?
    for debt in left.indices where left[debt] > 0 {
      guard let other = first else {
        first = debt
        continue
      }
      if comesBefore(debt, other) { first = debt }
    }
    return first
  }
}

// MARK: - Going back

extension PlanLedger {
  /// The debts at the end of a month, to go on from there with another order.
  struct Mark {
    fileprivate let month: Int
    fileprivate let balances: [Int64]
    fileprivate let owed: Int64
    fileprivate let interestInAll: Int64
    fileprivate let spentInAll: Int64
  }

  /// The end of the month before the one that is being worked out.
  ///
  /// Until the month is closed, `opening` and `owed` and the purchases are those of its start.
  var markBeforeMonth: Mark {
    Mark(
      month: month - 1, balances: opening, owed: owed,
      interestInAll: interestInAll - interest.reduce(0, +), spentInAll: spentInAll)
  }

  /// The end of the last closed month.
  var mark: Mark {
    Mark(
      month: month, balances: opening, owed: owed, interestInAll: interestInAll,
      spentInAll: spentInAll)
  }

  mutating func goBack(to mark: Mark) {
    month = mark.month
    opening = mark.balances
    owed = mark.owed
    interestInAll = mark.interestInAll
    spentInAll = mark.spentInAll
  }
}
