import Calendars
import Components
import Finance
import Forms
import GroupsFormulas
import Hosting
import Identifiers
import State

/// Makes a group of the people and bills of another app's file, to the penny or not at all.
struct ImportedBills {
  private let name: String
  /// The places in the group of those in the file, by what its bills call them.
  private var people: [String: Int] = [:]
  private var foldedNames: Set<String> = []
  private var ledger: GroupLedger
  private let isCurrencyKnown: Bool
  private var asksCurrency = false
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
  ///   - usual: The currency in which amounts are read until one is chosen.
  init(named name: String?, in currency: Currency?, usually usual: Currency) {
    let name = name.map { $0.onOneLine.cut(to: 80) } ?? ""
    self.name = name.isEmpty ? "Imported group" : name
    isCurrencyKnown = currency != nil
    ledger = GroupLedger(
      id: .random(), name: self.name, currency: currency ?? usual, members: [])
  }

  var count: Int { ledger.entries.count }

  /// Adds somebody; `key` is what the bills of the file call them.
  mutating func add(
    person name: String, as key: String, isActive: Bool = true
  ) throws(UnreadableGroupFile) {
    let name = try name.asPerson()
    guard people[key] == nil, foldedNames.insert(name.folded).inserted else { throw .twice(name) }
    guard people.count < GroupLedger.mostMembers else {
      throw UnreadableGroupFile("The file has more than 50 people: a group here holds fewer")
    }
    let id = ledger.newMemberID
    people[key] = people.count
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

  /// Adds a bill.
  mutating func add(_ bill: ImportedBill) throws(UnreadableGroupFile) {
    guard count < GroupFile.mostPayments else { throw GroupFile.tooMany }
    guard let date = CalendarDate(iso: bill.date) else { throw bill.place.needsDate }
    let currency = bill.currency ?? ledger.currency
    guard let stated = bill.amount, let amount = stated.magnitude.money(in: currency),
      !amount.isZero
    else { throw bill.place.doesNotAddUp }
    let payers = try payers(of: bill, stated, amount)
    let split = try split(of: bill, stated, amount)
    var payment = GroupPayment(
      title: bill.title.onOneLine.cut(to: 80), date: date, amount: amount, conversion: nil,
      payers: payers, split: split, serial: 0, isPayback: isPayback(bill, payers, split),
      isRefund: stated.isNegative)
    payment.serial = serials.next(sharers: split.count)
    if case .exact = split { payment = payment.sharedEvenlyIfPossible }
    guard payment.addsUp else { throw bill.place.doesNotAddUp }
    if !payment.isPayback { payment.category = categories.category(named: bill.category) }
    serials.add(payment)
    ledger.add(payment, as: ids.insertNew())
    add(stated, amount: payment.signed(amount), isOfFile: bill.currency == nil)
  }

  /// True for a payback from one person to another.
  private func isPayback(
    _ bill: ImportedBill, _ payers: [Share<Money>], _ split: Split
  ) -> Bool {
    bill.isPayback && bill.amount?.isNegative == false && payers.count == 1 && split.count == 1
      && payers[0].member != split.members[0]
  }

  private mutating func add(_ stated: ExactDecimal, amount: Money, isOfFile: Bool) {
    if isOfFile, !isCurrencyKnown { asksCurrency = true }
    let code = isOfFile && !isCurrencyKnown ? ImportedGroup.noCurrency : amount.currency.code
    if let place = sums.firstIndex(where: { $0.code == code }) {
      sums[place].sum = sums[place].sum + stated
      sums[place].kept += amount
    } else {
      sums.append((code, amount.currency.digits, stated, amount))
    }
  }

  /// The group, if it has somebody in it.
  func group() throws(UnreadableGroupFile) -> ImportedGroup {
    guard !people.isEmpty else { throw GroupFile.unknown }
    var group = ImportedGroup(ledger: ledger, asksCurrency: asksCurrency, isForeign: true)
    group.totals = sums.map { ($0.code, $0.sum.text(places: $0.digits)) }
    group.leftOut = leftOut
    group.notes = notes + roundings + categories.notes
    return group
  }

  /// The sums that differ from those of the file.
  private var roundings: [String] {
    sums.filter { !$0.sum.isSame(as: $0.kept) }.map {
      "Amounts with more decimals than \($0.kept.currency.name) have are rounded: all together "
        + "\($0.sum.text(places: $0.digits)) in the file, \($0.kept.plain) here"
    }
  }
}

extension ExactDecimal {
  fileprivate func isSame(as money: Money) -> Bool {
    self == ExactDecimal(minorUnits: money.minorUnits, digits: money.currency.digits)
  }
}

// MARK: - Payers and shares

extension ImportedBills {
  private func place(
    _ person: String, _ bill: ImportedBill
  ) throws(UnreadableGroupFile) -> Int {
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

  private func payers(
    of bill: ImportedBill, _ stated: ExactDecimal, _ amount: Money
  ) throws(UnreadableGroupFile) -> [Share<Money>] {
    try parts(bill.payers, of: bill, stated, amount)
  }

  /// Amounts of people that must add up to the bill; rounded with it, they still do.
  private func parts(
    _ parts: [(person: String, amount: ExactDecimal)], of bill: ImportedBill,
    _ sum: ExactDecimal, _ amount: Money
  ) throws(UnreadableGroupFile) -> [Share<Money>] {
    var stated = Shares<ExactDecimal>(of: people.count)
    for part in parts where !part.amount.isZero {
      let place = try place(part.person, bill)
      guard part.amount.isNegative == sum.isNegative else { throw bill.place.doesNotAddUp }
      guard stated.add(part.amount.magnitude, at: place) else { throw .twice(part.person) }
    }
    let shares = stated.shares(of: ledger.members)
    guard !shares.isEmpty, shares.map(\.value).reduce(.zero, +) == sum.magnitude else {
      throw bill.place.doesNotAddUp
    }
    let divided = amount.parts(by: shares.map(\.value.billionths), tiesFrom: 0)
    return zip(shares, divided).map { Share(member: $0.member, value: $1) }
  }

  private func split(
    of bill: ImportedBill, _ stated: ExactDecimal, _ amount: Money
  ) throws(UnreadableGroupFile) -> Split {
    switch bill.shares {
    case .evenly(let people):
      let weights = people.map { ($0, ExactDecimal(minorUnits: 1, digits: 0)) }
      return .evenly(try self.weights(weights, bill).map(\.member))
    case .percent(let shares):
      return .percent(try weights(shares, bill))
    case .weights(let shares):
      let weights = try weights(shares, bill)
      return weights.allSatisfy { $0.value == weights[0].value }
        ? .evenly(weights.map(\.member)) : .shares(weights)
    case .amounts(let shares):
      return .amounts(
        try parts(shares, of: bill, stated, amount).filter(\.value.isPositive))
    }
  }

  /// The weights above zero, in the order of the group.
  private func weights(
    _ shares: [(person: String, weight: ExactDecimal)], _ bill: ImportedBill
  ) throws(UnreadableGroupFile) -> [Share<Weight>] {
    var weights = Shares<Weight>(of: people.count)
    for share in shares {
      let place = try place(share.person, bill)
      guard let weight = share.weight.tenThousandths else { throw bill.place.doesNotAddUp }
      guard weights.add(Weight(tenThousandths: weight), at: place) else {
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
