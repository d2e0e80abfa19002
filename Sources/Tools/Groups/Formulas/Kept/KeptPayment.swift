// Payments as they are kept: usually of some sixty bytes, which deflate to sixteen.

extension GroupPayment: PartValue {
  package static let kind: UInt8 = 2
  package static let blank = GroupPayment(
    title: "", date: .earliest, amount: .zero(.gbp), conversion: nil, payers: [],
    split: .evenly([]), serial: 0)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var day = date.dayNumber
    try passage.pass(running: &day, on: 0)
    guard let read = CalendarDate(dayNumber: day) else { throw MalformedBytes() }
    date = read
    try passage.pass(amount: &amount)
    try passage.passOptional(&conversion, blank: .blank) {
      passage, conversion throws(MalformedBytes) in
      try conversion.pass(&passage)
    }
    try passPayers(&passage)
    try split.pass(&passage, of: amount.currency)
    try passage.pass(running: &serial, on: 1)
    guard 0...highestPartNumber ~= serial else { throw MalformedBytes() }
    try passage.pass(choice: &kind)
    try passage.pass(&isRefund)
    try passage.pass(&category)
    try passage.pass(&note)
    try passage.pass(&title)
    guard !passage.isReading || addsUp else { throw MalformedBytes() }
  }

  /// The payers by their ids; what the last of them paid follows from the amount.
  private mutating func passPayers(_ passage: inout Passage) throws(MalformedBytes) {
    var rest = amount
    var left = payers.count
    try passage.pass(count: &left)
    let count = left
    var passed = passage.isReading ? [] : payers.sorted { $0.member < $1.member }
    for place in 0..<count {
      var member = passage.isReading ? .blank : passed[place].member
      try passage.pass(&member)
      left -= 1
      var part = passage.isReading || left == 0 ? rest : passed[place].value
      if left > 0 { try passage.pass(units: &part) }
      rest = rest - part
      if passage.isReading { passed.append(Share(member: member, value: part)) }
    }
    payers = passed
    guard payers.map(\.member).areInOrder else { throw MalformedBytes() }
  }
}

extension GroupPayment.Conversion {
  fileprivate static let blank = Self(billionths: 0, groupAmount: .zero(.gbp))

  fileprivate mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var (billionths, amount) = (billionths, groupAmount)
    try passage.pass(&billionths, in: 0..<Int64.max)
    try passage.pass(amount: &amount)
    self = Self(billionths: billionths, groupAmount: amount)
  }
}

/// The split that new payments begin with.
extension Split: PartValue {
  package static let kind: UInt8 = 5
  package static let hasGivenID = true
  package static let blank = Split.evenly([])

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try pass(&passage, of: .gbp)
    guard kind != .exact, count > 0, hasWeight else { throw MalformedBytes() }
  }

  /// The sharers by their ids, each with what was given.
  ///
  /// - Parameters:
  ///   - passage: The bytes.
  ///   - currency: The currency of given amounts.
  /// - Throws: ``MalformedBytes`` for what is no split.
  fileprivate mutating func pass(
    _ passage: inout Passage, of currency: Currency
  ) throws(MalformedBytes) {
    var kind = kind
    try passage.pass(choice: &kind)
    switch kind {
    case .even:
      var members = members.sorted()
      try passage.pass(members: &members)
      self = .evenly(members)
    case .shares, .percent:
      var shares: [Share<Weight>] =
        switch self {
        case .shares(let shares), .percent(let shares): shares
        case .evenly, .exact: []
        }
      try passage.pass(shares: &shares, in: 0..<mostUnits) {
        $0.tenThousandths / kind.step
      } reading: {
        Weight(tenThousandths: $0 * kind.step)
      }
      self = kind == .shares ? .shares(shares) : .percent(shares)
    case .exact:
      var shares: [Share<Money?>] = if case .exact(let shares) = self { shares } else { [] }
      // Minus one stands for no amount.
      try passage.pass(shares: &shares, in: -1..<mostUnits) {
        $0?.minorUnits ?? -1
      } reading: {
        $0 < 0 ? nil : Money(minorUnits: $0, currency)
      }
      self = .exact(shares)
    }
    guard members.areInOrder else { throw MalformedBytes() }
  }
}

extension PaymentCategory: Kept {
  package static let blank = PaymentCategory.common(.other)

  /// The name: of a common category its code, of another as it was typed.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var name = name
    try passage.pass(&name)
    guard let read = PaymentCategory(named: name), read.name == name else { throw MalformedBytes() }
    self = read
  }
}

extension Recurrence: PartValue {
  package static let kind: UInt8 = 6
  package static let blank = Recurrence(.blank, every: .month, end: .never)

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(choice: &every)
    try end.pass(&passage)
    try passage.pass(&payment)
  }
}

extension Recurrence.End {
  private enum Kind: CaseIterable { case never, until, times }

  private var kind: Kind {
    switch self {
    case .never: .never
    case .until: .until
    case .times: .times
    }
  }

  fileprivate mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var kind = kind
    try passage.pass(choice: &kind)
    switch kind {
    case .never: self = .never
    case .until:
      var day = if case .until(let day) = self { day } else { CalendarDate.earliest }
      try passage.pass(&day)
      self = .until(day)
    case .times:
      var count = if case .times(let count) = self { count } else { 1 }
      try passage.pass(&count, upTo: Recurrence.mostTimes)
      guard count > 0 else { throw MalformedBytes() }
      self = .times(count)
    }
  }
}

extension [MemberID] {
  /// True for ids that rise, so that there is one spelling.
  fileprivate var areInOrder: Bool { zip(self, dropFirst()).allSatisfy(<) }
}

// MARK: - Sharers and amounts

/// Amounts and weights are below this number: letters and cookies hold fewer than 2¹⁶ payments, so
/// neither the sums of a group can overflow nor those of a letter that is added to it.
private let mostUnits: Int64 = 1 << 46

extension Settlement {
  /// True when each transfer can be kept as a payment.
  package var canBeKept: Bool { transfers.allSatisfy { $0.amount.minorUnits < mostUnits } }
}

extension Passage {
  /// Passes members by their ids.
  fileprivate mutating func pass(members: inout [MemberID]) throws(MalformedBytes) {
    var numbers = members.map(\.number)
    try pass(wholes: &numbers)
    if isReading { members = numbers.map { MemberID($0) } }
  }

  /// Passes the sharers in order of their ids, then a number for each: so the same sharers of the next
  /// payment deflate to nearly nothing, whatever they pay.
  fileprivate mutating func pass<Value>(
    shares: inout [Share<Value>], in range: Range<Int64>, writing number: (Value) -> Int64,
    reading value: (Int64) -> Value
  ) throws(MalformedBytes) {
    let isInOrder = zip(shares, shares.dropFirst()).allSatisfy { $0.member < $1.member }
    if !isInOrder { shares.sort { $0.member < $1.member } }
    var (members, numbers) = (shares.map(\.member), shares.map { number($0.value) })
    try pass(members: &members)
    try pass(&numbers, count: members.count, in: range)
    guard isReading else { return }
    shares = zip(members, numbers).map { Share(member: $0, value: value($1)) }
  }

  /// Passes an amount with its currency.
  fileprivate mutating func pass(amount: inout Money) throws(MalformedBytes) {
    var currency = amount.currency
    try pass(&currency)
    amount = Money(minorUnits: amount.minorUnits, currency)
    try pass(units: &amount)
  }

  /// Passes an amount whose currency is known.
  fileprivate mutating func pass(units amount: inout Money) throws(MalformedBytes) {
    var units = amount.minorUnits
    try pass(&units, in: 0..<mostUnits)
    amount = Money(minorUnits: units, amount.currency)
  }
}
