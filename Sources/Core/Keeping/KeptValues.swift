// Values of other modules, as they are kept.

extension Identifier: Kept {
  package static var blank: Self { Self(0) }

  /// Four bytes, the highest first.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var number = number
    try passage.pass(whole: &number)
    self = Self(number)
  }
}

extension Identifier {
  /// The id that the first four bytes make, the highest first.
  package init(bytes: [UInt8]) {
    self.init(bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// An id that nobody can foresee and that is not taken.
  package static func random(unlike isTaken: (Self) -> Bool = { _ in false }) -> Self {
    while true {
      let id = Self(bytes: Random.bytes(4))
      if !isTaken(id) { return id }
    }
  }
}

extension Currency: Kept {
  package static var blank: Currency { .gbp }

  /// The three letters of the code.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var letters = Array(code.utf8)
    try passage.pass(raw: &letters, count: 3)
    guard passage.isReading else { return }
    guard let read = Self.byLetters[letters] else { throw MalformedBytes() }
    self = read
  }

  /// Groups name a currency with each payment: they are looked up and not searched for.
  private static let byLetters = Dictionary(
    uniqueKeysWithValues: all.map { (Array($0.code.utf8), $0) })
}

extension CalendarDate: Kept {
  package static var blank: CalendarDate { .earliest }

  /// The number of days since 1970.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var day = dayNumber
    try passage.pass(signed: &day)
    guard passage.isReading else { return }
    guard let read = CalendarDate(dayNumber: day) else { throw MalformedBytes() }
    self = read
  }
}

extension CalendarMonth: Kept {
  package static var blank: CalendarMonth { CalendarMonth(of: .earliest) }

  /// The number of months since the year 0.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var number = Int(number)
    try passage.pass(&number, upTo: 9_999 * 12 + 11)
    guard passage.isReading else { return }
    guard let read = CalendarMonth(year: number / 12, month: number % 12 + 1) else {
      throw MalformedBytes()
    }
    self = read
  }
}

extension Percentage: Kept {
  package static var blank: Percentage { .zero }

  /// Ten-thousandths of one percent, below 10,000 percent.
  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    var number = tenThousandths
    try passage.pass(&number, in: 0..<100_000_000)
    self = Percentage(tenThousandths: number)
  }
}
