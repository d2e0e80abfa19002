import GroupsFormulas
import Finance
import Sealing

/// The value that is given for each member in one way to share.
///
/// Each way describes how its values are typed, written, packed and counted.
protocol ShareValue: Hashable, Sendable {
  static var kind: Split.Kind { get }

  /// True when the form has a tick box for each sharer.
  static var isTicked: Bool { get }

  static func split(_ shares: [Share<Self>]) -> Split

  /// Reads the text of ``plain``; unreadable text counts as not given.
  init(plain text: String?, in currency: Currency)

  /// The text in files and JSON; nil when nothing was given.
  var plain: String? { get }

  /// The text in the form; nil when nothing was given.
  var typed: String? { get }

  /// The number in its smallest unit; nil when nothing was given.
  var units: Int64? { get }

  /// The value as a number of shares; 1 when it is no such number.
  var weight: Weight { get }

  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes)
  func write(to writer: inout ByteWriter)

  /// The shares of an amount.
  static func parts(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Money]

  /// The weights that divide another amount as this one is divided.
  static func divisors(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Int64]

  /// The values that give the shares of a payment.
  static func telling(_ payment: GroupPayment) -> [Self]

  /// Reads the typed values; nil after a mistake, which is recorded.
  static func read(
    _ reading: inout GroupPaymentParser, of amount: Money?, _ currency: Currency
  ) -> Split?
}

extension ShareValue {
  static func parts(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Money] {
    amount.parts(by: divisors(of: amount, by: given, tiesFrom: start), tiesFrom: start)
  }

  var weight: Weight { .one }

  /// The largest value in a file, small enough that sums cannot overflow.
  static var most: Int64 { 1_000_000_000_000 }
}

// MARK: - Evenly

/// An equal share, for which nothing is given.
struct EvenShare: ShareValue {
  static let kind = Split.Kind.even
  static let isTicked = true

  static func split(_ shares: [Share<Self>]) -> Split { .evenly(shares.map(\.member)) }

  init() {}
  init(plain text: String?, in currency: Currency) {}
  init(from reader: inout ByteReader, in currency: Currency) {}

  var plain: String? { nil }
  var typed: String? { nil }
  var units: Int64? { nil }

  func write(to writer: inout ByteWriter) {}

  static func divisors(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Int64] {
    given.map { _ in 1 }
  }

  static func telling(_ payment: GroupPayment) -> [EvenShare] {
    payment.sharers.map { _ in EvenShare() }
  }
}

// MARK: - By a number

/// A number with the decimals of its way to share.
protocol DecimalShare: ShareValue {
  static var decimals: Int { get }

  /// The number of smallest units in 1.
  static var scale: Int64 { get }

  /// The number in its smallest unit, 0 or more.
  var count: Int64 { get }

  init(units: Int64)
}

extension DecimalShare {
  static var isTicked: Bool { false }

  var units: Int64? { count }
  var plain: String? { PlainDecimal.text(count, decimals: Self.decimals) }
  var typed: String? { plain }

  init(plain text: String?, in currency: Currency) {
    let units = text.flatMap { PlainDecimal.read($0, decimals: Self.decimals) } ?? 0
    self.init(units: 0...Self.most ~= units ? units : 0)
  }

  /// Whole numbers, the usual case, are packed without decimals.
  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    let number = try reader.units()
    self.init(units: number & 1 == 0 ? (number >> 1) * Self.scale : number >> 1)
  }

  func write(to writer: inout ByteWriter) {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: Self.scale)
    writer.write(rest == 0 ? UInt64(whole) << 1 : UInt64(count) << 1 | 1)
  }

  static func divisors(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Int64] {
    // A key path would be made anew at each use, as this is generic.
    given.map { $0.count }
  }
}

/// A number of shares, in ten-thousandths of one.
struct Weight: DecimalShare {
  static let kind = Split.Kind.shares
  static let decimals = 4
  static let scale: Int64 = 10_000
  static let one = Weight(units: scale)

  let count: Int64

  init(units: Int64) {
    count = units
  }

  static func split(_ shares: [Share<Self>]) -> Split { .shares(shares) }

  var weight: Weight { self }

  static func telling(_ payment: GroupPayment) -> [Weight] { payment.split.weights }
}

/// A part of a payment in hundredths of a percent.
struct PercentShare: DecimalShare {
  static let kind = Split.Kind.percent
  static let decimals = 2
  static let scale: Int64 = 100

  /// The whole payment.
  static let whole: Int64 = 10_000

  let count: Int64

  init(units: Int64) {
    count = units
  }

  static func split(_ shares: [Share<Self>]) -> Split { .percent(shares) }

  /// The percentage as a number of shares.
  var weight: Weight { Weight(units: count * (Weight.scale / Self.scale)) }

  static func telling(_ payment: GroupPayment) -> [PercentShare] {
    payment.split.percentages(of: payment.amount, tiesFrom: payment.serial)
  }
}

// MARK: - Exactly

extension Money?: ShareValue {
  static var kind: Split.Kind { .exact }
  static var isTicked: Bool { true }

  static func split(_ shares: [Share<Self>]) -> Split { .exact(shares) }

  init(plain text: String?, in currency: Currency) {
    self = text.flatMap { Money(plain: $0, currency) }.flatMap {
      !$0.isNegative && $0 <= .most(currency) ? $0 : nil
    }
  }

  var plain: String? { map(\.plain) }
  var typed: String? { map(\.typed) }
  var units: Int64? { map(\.minorUnits) }

  init(from reader: inout ByteReader, in currency: Currency) throws(MalformedBytes) {
    let number = try reader.units()
    self = number == 0 ? nil : Money(minorUnits: number - 1, currency)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(units.map { UInt64($0) + 1 } ?? 0)
  }

  /// The given amounts; members without one share the rest evenly.
  static func parts(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Money] {
    let left = (amount - given.compactMap(\.self).sum(in: amount.currency)).atLeastZero
    let rest = left.parts(by: given.map { $0 == nil ? 1 : 0 }, tiesFrom: start)
    return zip(given, rest).map { $0 ?? $1 }
  }

  static func divisors(of amount: Money, by given: [Self], tiesFrom start: Int) -> [Int64] {
    parts(of: amount, by: given, tiesFrom: start).map(\.minorUnits)
  }

  static func telling(_ payment: GroupPayment) -> [Money?] { payment.shares.map(\.value) }
}
