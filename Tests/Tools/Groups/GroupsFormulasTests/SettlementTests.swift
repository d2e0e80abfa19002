@Suite struct SettlementTests {
  @Test func `settles in three transfers where paying the largest first takes four`() {
    let settlement = Settlement(of: .bringing([800, 700, 200, -800, -900]))
    #expect(
      settlement.transfers == [
        Transfer(from: member(4), to: member(1), amount: .euros(8)),
        Transfer(from: member(5), to: member(2), amount: .euros(7)),
        Transfer(from: member(5), to: member(3), amount: .euros(2)),
      ])
    #expect(settlement.plans.map(\.isMinimal) == [true])
  }

  @Test func `has nothing to pay when nobody owes`() {
    #expect(Settlement(of: []).plans.isEmpty)
    let settled = Settlement(of: .bringing([100, -100]) + .bringing([-100, 100]))
    #expect(settled.transfers.isEmpty)
    #expect(settled.plans.map(\.isMinimal) == [true])
  }

  @Test func `keeps currencies apart`() {
    let settlement = Settlement(of: .bringing([500, -500]) + .bringing([-300, 300], .jpy))
    #expect(
      settlement.transfers == [
        Transfer(from: member(2), to: member(1), amount: .euros(5)),
        Transfer(from: member(1), to: member(2), amount: Money(minorUnits: 300, .jpy)),
      ])
  }

  @Test(arguments: 0..<1_000)
  func `needs no more transfers than an exhaustive search`(seed: UInt64) {
    let balances = Self.balances(count: 2 + Int(seed % 6), upTo: 12, seed: seed)
    let open = balances.filter { $0 != 0 }
    let settlement = Settlement(of: .bringing(balances))
    #expect(settlement.transfers.count == Self.fewestTransfers(open))
    Self.expectSettled(after: settlement.transfers, .bringing(balances))
  }

  @Test(arguments: 0..<400)
  func `leaves nobody owing, whatever was paid`(seed: UInt64) {
    var ledger = RandomLedger(seed: seed)
    let payments = ledger.payments(12)
    Self.expectSettled(after: Settlement(of: payments).transfers, payments)
  }

  @Test(arguments: 0..<400)
  func `leaves the other suggestions alone when one is paid, in whole or in part`(seed: UInt64) {
    var payments = [GroupPayment].bringing(
      Self.balances(count: 4 + Int(seed % 7), upTo: 10, seed: seed).map { $0 * 1_000 })
    var generator = SeededGenerator(seed: seed)
    var left = Settlement(of: payments).transfers
    while let place = left.indices.randomElement(using: &generator) {
      let transfer = left[place]
      let isPart = Bool.random(using: &generator) && transfer.amount.minorUnits % 2 == 0
      let half = Money(minorUnits: transfer.amount.minorUnits / 2, .eur)
      let paid = isPart ? half : transfer.amount
      payments.append(.payback(Transfer(from: transfer.from, to: transfer.to, amount: paid)))
      left.remove(at: place)
      if isPart {
        left.insert(Transfer(from: transfer.from, to: transfer.to, amount: half), at: place)
      }
      let settlement = Settlement(of: payments)
      if isPart, settlement.transfers.count < left.count {
        // A part can bring balances about that settle in fewer transfers: then they do.
        left = settlement.transfers
      }
      #expect(settlement.transfers == left)
    }
  }

  @Test func `works the plan out anew when somebody pays what was not suggested`() {
    let payments = [GroupPayment].bringing([800, 700, 200, -800, -900])
    let odd = GroupPayment.payback(Transfer(from: member(5), to: member(1), amount: .euros(8)))
    let settlement = Settlement(of: payments + [odd])
    Self.expectSettled(after: settlement.transfers, payments + [odd])
    #expect(settlement.transfers.count == 3)
  }

  @Test func `says when there are too many people to prove the fewest`() {
    let many = [GroupPayment].bringing((1...11).flatMap { [Int64($0), -Int64($0)] })
    let settlement = Settlement(of: many)
    #expect(settlement.plans.map(\.isMinimal) == [false])
    #expect(settlement.transfers.count == 11)
    Self.expectSettled(after: settlement.transfers, many)
  }

  @Test func `searches as many currencies as its bound allows, the smaller first`() {
    let twenty = [GroupPayment].bringing(Array(1...19) + [-190])
    #expect(Settlement(of: twenty).plans.map(\.isMinimal) == [true])
    let settlement = Settlement(of: twenty + .bringing([1, -1], .gbp) + .bringing([5, -5], .usd))
    #expect(settlement.plans.map(\.currency) == [.eur, .gbp, .usd])
    #expect(settlement.plans.map(\.isMinimal) == [false, true, true])
  }

  @Test(arguments: 1...8)
  func `looks at a million subsets at most, however many currencies and paybacks`(
    currencies: Int
  ) {
    let (settlement, paybacks) = Self.busy(members: 17, currencies: currencies)
    #expect(settlement.plans.count == currencies)
    #expect(settlement.plans.map(\.isMinimal) == Array(repeating: true, count: currencies))
    #expect(settlement.searchedSubsets <= 1 << 20)
    // One search for each currency at least: what is spare goes into following paybacks.
    #expect(settlement.searchedSubsets >= currencies << 15)
    #expect(paybacks == 160)
  }

  @Test func `follows a payback among twenty people`() {
    var payments = [GroupPayment].bringing((1...19).map { $0 * 100 } + [-19_000])
    let before = Settlement(of: payments).transfers
    payments.append(.payback(before[0]))
    #expect(Settlement(of: payments).transfers == Array(before.dropFirst()))
    let part = Transfer(from: before[1].from, to: before[1].to, amount: .euros(1))
    payments.append(.payback(part))
    let settlement = Settlement(of: payments)
    #expect(settlement.transfers.count == 18)
    #expect(settlement.searchedSubsets <= 1 << 20)
  }

  /// Balances of which no subset adds up to zero, and paybacks of a penny that nobody suggested.
  private static func busy(members: Int, currencies: Int) -> (Settlement, paybacks: Int) {
    let money = Currency.all.prefix(currencies)
    let powers = (0..<members - 1).map { Int64(1) << $0 }
    var payments = money.flatMap {
      [GroupPayment].bringing(powers + [-powers.reduce(0, +)], $0)
    }
    let paybacks = (0..<160).map { turn in
      let (from, to) = (UInt32(1 + turn % members), UInt32(1 + (turn + 1) % members))
      let penny = Money(minorUnits: 1, money[turn % currencies])
      return GroupPayment.payback(Transfer(from: member(from), to: member(to), amount: penny))
    }
    payments += paybacks
    return (Settlement(of: payments), paybacks.count)
  }

  private static func balances(count: Int, upTo most: Int64, seed: UInt64) -> [Int64] {
    var generator = SeededGenerator(seed: seed &+ 77)
    let free = (1..<count).map { _ in Int64.random(in: -most...most, using: &generator) }
    return free + [-free.reduce(0, +)]
  }

  /// Tries every way for the first open balance to be paid: exponential, and sure.
  private static func fewestTransfers(_ balances: [Int64]) -> Int {
    guard let first = balances.first else { return 0 }
    var rest = Array(balances.dropFirst())
    guard first != 0 else { return fewestTransfers(rest) }
    var fewest = Int.max
    for place in rest.indices where (rest[place] < 0) != (first < 0) && rest[place] != 0 {
      rest[place] += first
      fewest = min(fewest, 1 + fewestTransfers(rest))
      rest[place] -= first
    }
    return fewest
  }

  private static func expectSettled(
    after transfers: [Transfer], _ payments: [GroupPayment],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let balances = GroupBalances(of: payments + transfers.map { .payback($0) })
    #expect(
      balances.currencies.allSatisfy { balances.open(in: $0).isEmpty },
      sourceLocation: sourceLocation)
  }
}
