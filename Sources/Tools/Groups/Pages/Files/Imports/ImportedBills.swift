import GroupsFormulas

/// Makes a group of the people and bills of another app's file, to the penny or not at all.
struct ImportedBills {
  private let name: String
  /// The places in the group of those in the file, by what its bills call them.
  private var people: [String: Int] = [:]
  /// The places of those who are called by a name that somebody before them has.
  private var twins: [String: [Int]] = [:]
  private var foldedNames: Set<String> = []
  private var bills: [ImportedBill] = []
  private var ledger: GroupLedger
  private let isCurrencyKnown: Bool
  private let areMinorUnits: Bool
  private var asksCurrency = false
  /// The amounts that are finer than the currency in which they are read until one is chosen.
  private var finer: [PaymentID: StatedAmounts] = [:]
  private var serials = PaymentSerials()
  private var ids: Set<PaymentID> = []
  private var sums: [(code: String, digits: Int, sum: ExactDecimal, kept: Money)] = []
  private var categories = ImportedCategories()
  private var leftOut: [ImportedGroup.LeftOut] = []
  private var notes: [String] = []

  /// A group without bills.
  ///
  /// - Parameters:
  ///   - name: The name of the group; nil where the file has none.
  ///   - currency: The currency that the file names, or that was chosen for it.
  ///   - usual: The currency in which amounts are read until one is chosen, if it can hold them.
  ///   - areMinorUnits: True if amounts are minor units of whichever currency is chosen.
  init(
    named name: String?, in currency: Currency?, usually usual: Currency,
    areMinorUnits: Bool = false
  ) {
    let name = name.map { $0.onOneLine.cut(to: GroupLedger.longestName) } ?? ""
    self.name = name.isEmpty ? ImportedGroup.unnamed : name
    isCurrencyKnown = currency != nil
    self.areMinorUnits = areMinorUnits
    ledger = GroupLedger(id: .random(), name: self.name, currency: currency ?? usual, members: [])
  }

  /// Adds somebody; `key` is what the bills of the file call them.
  ///
  /// Without `key` they are called by their name: what bills say of a name that two people have is
  /// the first one's, unless a bill is shared by both.
  mutating func add(
    person called: String, as key: String? = nil, isActive: Bool = true
  ) throws(UnreadableGroupFile) {
    let typed = try called.asPerson()
    let isTold = people[key ?? called] == nil
    guard isTold || key == nil else { throw .twice(typed) }
    let name = typed.numbered { foldedNames.contains($0.folded) }
    foldedNames.insert(name.folded)
    if name != typed {
      note(.twins(typed, name, untold: isTold ? nil : "what the file says of that name"))
    }
    let place = ledger.members.count
    guard place < GroupLedger.mostMembers else {
      throw UnreadableGroupFile(
        "The file has more than \(GroupLedger.mostMembers) people: a group here holds fewer")
    }
    if isTold { people[key ?? called] = place } else { twins[called, default: []].append(place) }
    let id = ledger.newMemberID
    ledger.add(name, as: id)
    if !isActive { ledger.change(member: id) { $0.status = .left } }
  }

  /// Notes a line that is not taken.
  mutating func leaveOut(line: Int, because why: String) {
    leftOut.append(.init(line: line, why: why))
  }

  /// Notes something that a group here does not have, once.
  mutating func note(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }

  mutating func add(_ bill: ImportedBill) throws(UnreadableGroupFile) {
    guard bills.count < GroupFile.mostPayments else { throw GroupFile.tooMany }
    bills.append(bill)
  }

  private mutating func book(_ bill: ImportedBill) throws(UnreadableGroupFile) {
    guard let date = CalendarDate(iso: bill.date) else { throw bill.place.needsDate }
    let currency = bill.currency ?? ledger.currency
    guard let sum = bill.amount, let amount = sum.magnitude.money(in: currency), !amount.isZero
    else { throw bill.place.doesNotAddUp }
    let stated = try stated(bill, sum)
    let payers = amount.parts(by: stated.payers)
    let split = try split(of: bill, stated, amount)
    var payment = GroupPayment(
      title: "", date: date, amount: sum.isNegative ? -amount : amount, conversion: nil,
      payers: payers, split: split, serial: 0,
      kind: isPayback(bill, payers, split) ? .payback : .spending)
    payment.serial = serials.next(sharers: split.count)
    let isUnsaid = bill.currency == nil && !isCurrencyKnown
    if split.kind == .exact, !isUnsaid { payment = payment.sharedEvenlyIfPossible }
    guard payment.addsUp else { throw bill.place.doesNotAddUp }
    if !payment.isTransfer { payment.category = categories.category(named: bill.category) }
    payment.take(title: bill.title, note: bill.note)
    serials.add(payment)
    let id = ids.insertNew()
    ledger.add(payment, as: id)
    if isUnsaid, !stated.areWhole(in: currency) { finer[id] = stated }
    add(sum, amount: payment.signed(amount), isUnsaid: isUnsaid)
  }

  /// True for a payback from one person to another.
  private func isPayback(_ bill: ImportedBill, _ payers: [Share<Money>], _ split: Split) -> Bool {
    bill.isPayback && bill.amount?.isNegative == false && payers.count == 1 && split.count == 1
      && payers[0].member != split.members[0]
  }

  private mutating func add(_ stated: ExactDecimal, amount: Money, isUnsaid: Bool) {
    if isUnsaid { asksCurrency = true }
    let code = isUnsaid ? ImportedGroup.noCurrency : amount.currency.code
    if let place = sums.firstIndex(where: { $0.code == code }) {
      sums[place].sum = sums[place].sum + stated
      sums[place].kept += amount
    } else {
      let digits = isUnsaid ? min(2, amount.currency.digits) : amount.currency.digits
      sums.append((code, digits, stated, amount))
    }
  }

  /// The group, if it has somebody in it.
  mutating func group() throws(UnreadableGroupFile) -> ImportedGroup {
    guard !people.isEmpty else { throw GroupFile.unknown }
    if !isCurrencyKnown {
      ledger = GroupLedger(
        id: ledger.id, title: .init(name: name, currency: holding), members: ledger.members,
        entries: [])
    }
    for bill in bills { try book(bill) }
    let asking: PreviewedGroup.Asking = areMinorUnits ? .minorUnits : .figures
    var group = ImportedGroup(
      ledger: ledger, asking: asksCurrency ? asking : nil, finer: finer, isForeign: true)
    group.totals = sums.map { ($0.code, $0.sum.text(places: $0.digits)) }
    group.leftOut = leftOut
    group.notes =
      notes + roundings + [PreviewedGroup(group).rounding].compactMap(\.self)
      + categories.notes
    return group
  }

  /// The currency in which bills that state none are read until one is chosen: none that others
  /// state, and the usual one if it holds their amounts exactly.
  private var holding: Currency {
    let stated = Set(bills.compactMap(\.currency))
    let unsaid = bills.filter { $0.currency == nil }
    let free = Currency.all.filter { !stated.contains($0) }
    return [ledger.currency, .gbp, .eur, .usd].first { currency in
      !stated.contains(currency) && unsaid.allSatisfy { $0.isWhole(in: currency) }
    } ?? free.max { $0.digits < $1.digits } ?? ledger.currency
  }

  /// The sums that differ from those of the file.
  private var roundings: [String] {
    sums.filter { $0.code != ImportedGroup.noCurrency && $0.sum != ExactDecimal($0.kept) }.map {
      "Amounts with more decimals than \($0.kept.currency.name) have are rounded: all together "
        + "\($0.sum.text(places: $0.digits)) in the file, \($0.kept.plain) here"
    }
  }
}

// MARK: - Payers and shares

extension ImportedBills {
  private func place(_ person: String, _ bill: ImportedBill) throws(UnreadableGroupFile) -> Int {
    guard let place = people[person] else { throw bill.place.names(stranger: person) }
    return place
  }

  /// What people have, by their places in the group; nil for those who have nothing.
  private struct Shares<Value: Hashable & Sendable> {
    private(set) var values: [Value?]

    init(of people: Int) {
      values = Array(repeating: nil, count: people)
    }

    /// Notes what somebody has; false if they have something already.
    mutating func add(_ value: Value, at place: Int) -> Bool {
      guard case nil = values[place] else { return false }
      values[place] = value
      return true
    }

    func shares(of members: [GroupLedger.Member]) -> [Share<Value>] {
      zip(members, values).compactMap { member, value in
        value.map { Share(member: member.id, value: $0) }
      }
    }
  }

  private func stated(
    _ bill: ImportedBill, _ sum: ExactDecimal
  ) throws(UnreadableGroupFile) -> StatedAmounts {
    var shares: [Share<ExactDecimal>] = []
    let payers = try parts(bill.payers, of: bill, sum)
    if case .amounts(let stated) = bill.shares { shares = try parts(stated, of: bill, sum) }
    return StatedAmounts(amount: sum.magnitude, payers: payers, shares: shares)
  }

  /// Amounts of people that must add up to the bill.
  private func parts(
    _ parts: [(person: String, amount: ExactDecimal)], of bill: ImportedBill, _ sum: ExactDecimal
  ) throws(UnreadableGroupFile) -> [Share<ExactDecimal>] {
    var stated = Shares<ExactDecimal>(of: ledger.members.count)
    for part in parts where !part.amount.isZero {
      let place = try place(part.person, bill)
      guard part.amount.isNegative == sum.isNegative else { throw bill.place.doesNotAddUp }
      guard stated.add(part.amount.magnitude, at: place) else { throw .twice(part.person) }
    }
    let shares = stated.shares(of: ledger.members)
    guard !shares.isEmpty, shares.map(\.value).reduce(.zero, +) == sum.magnitude else {
      throw bill.place.doesNotAddUp
    }
    return shares
  }

  private func split(
    of bill: ImportedBill, _ stated: StatedAmounts, _ amount: Money
  ) throws(UnreadableGroupFile) -> Split {
    switch bill.shares {
    case .evenly(let people):
      let weights = people.map { ($0, ExactDecimal.one) }
      return .evenly(try self.weights(weights, bill).map(\.member))
    case .percent(let shares):
      return .percent(try weights(shares, bill))
    case .weights(let shares):
      let weights = try weights(shares, bill)
      return weights.allSatisfy { $0.value == weights[0].value }
        ? .evenly(weights.map(\.member)) : .shares(weights)
    case .amounts:
      return amount.split(by: stated.shares)
    }
  }

  /// The weights above zero, in the order of the group.
  private func weights(
    _ shares: [(person: String, weight: ExactDecimal)], _ bill: ImportedBill
  ) throws(UnreadableGroupFile) -> [Share<Weight>] {
    var weights = Shares<Weight>(of: ledger.members.count)
    for share in shares {
      let places = [try place(share.person, bill)] + (twins[share.person] ?? [])
      guard let weight = share.weight.tenThousandths else { throw bill.place.doesNotAddUp }
      guard places.contains(where: { weights.add(Weight(tenThousandths: weight), at: $0) }) else {
        throw .twice(share.person)
      }
    }
    let positive = weights.shares(of: ledger.members).filter { $0.value.tenThousandths > 0 }
    guard !positive.isEmpty else { throw bill.place.doesNotAddUp }
    return positive
  }
}

extension GroupPayment {
  /// The payment split evenly when that gives the same shares.
  var sharedEvenlyIfPossible: GroupPayment {
    let shares = shares
    var even = self
    even.split = .evenly(shares.map(\.member))
    even.serial = Self.startOfOddPennies(in: shares)
    return even.shares == shares ? even : self
  }

  /// The place of the first odd penny when the shares are an even split: the first member whose
  /// share is larger than the one before, counted cyclically.
  static func startOfOddPennies(in shares: [Share<Money>]) -> Int {
    shares.indices.first { place in
      let before = shares[place == 0 ? shares.count - 1 : place - 1]
      return shares[place].value > before.value
    } ?? 0
  }
}
