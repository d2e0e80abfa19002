import GroupsFormulas
import Finance
import Sealing

/// A member of a group and their part of a payment.
struct Share<Value: Hashable & Sendable>: Hashable, Sendable {
  let member: MemberID
  let value: Value
}

extension Share<Money> {
  /// The weight of the share among others.
  var minorUnits: Int64 { value.minorUnits }
}

/// A way to share a payment, with its sharers and the value given for each.
///
/// Members stand in the order of the group.
enum Split: Hashable, Sendable {
  case evenly([MemberID])
  case shares([Share<Weight>])
  case percent([Share<PercentShare>])

  /// Given amounts; members without one share the rest evenly.
  case exact([Share<Money?>])

  /// The ways to share, by their names in forms and files.
  ///
  /// Their order is that of the form, and their places are packed into cookies.
  enum Kind: String, CaseIterable, Sendable {
    case even
    case shares
    case percent
    case exact
  }
}

extension Split {
  /// The shares as a common type.
  ///
  /// This is the only switch over the ways to share.
  private var given: any GivenShares {
    switch self {
    case .evenly(let members): Given(members.map { Share(member: $0, value: EvenShare()) })
    case .shares(let shares): Given(shares)
    case .percent(let shares): Given(shares)
    case .exact(let shares): Given(shares)
    }
  }

  var kind: Kind { given.kind }
  var members: [MemberID] { given.members }

  /// The number of members, without making a list of them.
  var count: Int { given.count }

  /// The given values as in files and JSON.
  var plain: [Share<String?>] { given.plain }

  /// The given values as they would be typed.
  var typed: [Share<String?>] { given.typed }

  /// The given values in their smallest units.
  var units: [Share<Int64?>] { given.units }

  /// The given values as numbers of shares; 1 where there is no such number.
  var weights: [Weight] { given.weights }

  /// The same values with other members, or with members in another order.
  func with(_ members: [MemberID]) -> Split { given.with(members) }

  func sorted(by place: (MemberID) -> Int) -> Split { given.sorted(by: place) }
}

extension Split.Kind {
  /// The type of value given for each member.
  var value: any ShareValue.Type {
    switch self {
    case .even: EvenShare.self
    case .shares: Weight.self
    case .percent: PercentShare.self
    case .exact: Money?.self
    }
  }

  /// True when the form has a tick box for each sharer.
  var isTicked: Bool { value.isTicked }
}

// MARK: - Arithmetic

extension Split {
  /// The shares of an amount; the member at place `start` gets the first odd penny.
  func shares(of amount: Money, tiesFrom start: Int) -> [Share<Money>] {
    let parts = given.parts(of: amount, tiesFrom: start)
    return zip(members, parts).map { Share(member: $0, value: $1) }
  }

  /// The shares of another amount that is divided as `amount` is.
  func shares(of other: Money, as amount: Money, tiesFrom start: Int) -> [Share<Money>] {
    let parts = other.parts(by: given.divisors(of: amount, tiesFrom: start), tiesFrom: start)
    return zip(members, parts).map { Share(member: $0, value: $1) }
  }

  /// Each share as a percentage of the amount.
  func percentages(of amount: Money, tiesFrom start: Int) -> [PercentShare] {
    Apportionment.parts(
      of: PercentShare.whole, by: given.divisors(of: amount, tiesFrom: start), tiesFrom: 0
    ).map { PercentShare(units: $0) }
  }
}

// MARK: - From text and bytes

extension Split {
  /// Exact amounts without blanks.
  static func amounts(_ shares: [Share<Money>]) -> Split {
    .exact(shares.map { Share(member: $0.member, value: $0.value) })
  }

  /// Reads the texts of ``plain``; unreadable text counts as not given.
  init(_ kind: Kind, plain shares: [Share<String?>], in currency: Currency) {
    self = kind.value.split(plain: shares, in: currency)
  }

  /// Reads the bytes of ``write(to:)``.
  init(
    _ kind: Kind, of members: [MemberID], in currency: Currency, from reader: inout ByteReader
  ) throws(MalformedBytes) {
    self = try kind.value.split(members, in: currency, from: &reader)
  }

  /// Packs the given values without the members.
  func write(to writer: inout ByteWriter) { given.write(to: &writer) }

  /// The shares expressed in another way, equal where that way allows.
  func told(as kind: Kind, of payment: GroupPayment) -> Split {
    kind.value.split(telling: payment)
  }
}

extension ShareValue {
  fileprivate static func split(plain shares: [Share<String?>], in currency: Currency) -> Split {
    split(
      shares.map { Share(member: $0.member, value: Self(plain: $0.value, in: currency)) })
  }

  fileprivate static func split(
    _ members: [MemberID], in currency: Currency, from reader: inout ByteReader
  ) throws(MalformedBytes) -> Split {
    var shares: [Share<Self>] = []
    for member in members {
      shares.append(Share(member: member, value: try Self(from: &reader, in: currency)))
    }
    return split(shares)
  }

  fileprivate static func split(telling payment: GroupPayment) -> Split {
    split(zip(payment.sharers, telling(payment)).map { Share(member: $0, value: $1) })
  }
}

// MARK: - The shares of one way

private protocol GivenShares {
  var kind: Split.Kind { get }
  var members: [MemberID] { get }
  var count: Int { get }
  var plain: [Share<String?>] { get }
  var typed: [Share<String?>] { get }
  var units: [Share<Int64?>] { get }
  var weights: [Weight] { get }

  func parts(of amount: Money, tiesFrom start: Int) -> [Money]
  func divisors(of amount: Money, tiesFrom start: Int) -> [Int64]
  func with(_ members: [MemberID]) -> Split
  func sorted(by place: (MemberID) -> Int) -> Split
  func write(to writer: inout ByteWriter)
}

// In a generic type a key path is made anew at each use, which closures are not: an import of 680
// payments took four seconds by `map(\.member)`.
private struct Given<Value: ShareValue>: GivenShares {
  private let shares: [Share<Value>]

  init(_ shares: [Share<Value>]) {
    self.shares = shares
  }

  var kind: Split.Kind { Value.kind }
  var members: [MemberID] {
    @specialized(where Value == EvenShare)
    @specialized(where Value == Weight)
    @specialized(where Value == PercentShare)
    @specialized(where Value == Money?)
    get { shares.map { $0.member } }
  }
  var count: Int { shares.count }
  var plain: [Share<String?>] { shares.map { Share(member: $0.member, value: $0.value.plain) } }
  var typed: [Share<String?>] { shares.map { Share(member: $0.member, value: $0.value.typed) } }
  var units: [Share<Int64?>] { shares.map { Share(member: $0.member, value: $0.value.units) } }
  var weights: [Weight] { shares.map { $0.value.weight } }

  @specialized(where Value == EvenShare)
  @specialized(where Value == Weight)
  @specialized(where Value == PercentShare)
  @specialized(where Value == Money?)
  func parts(of amount: Money, tiesFrom start: Int) -> [Money] {
    Value.parts(of: amount, by: shares.map { $0.value }, tiesFrom: start)
  }

  func divisors(of amount: Money, tiesFrom start: Int) -> [Int64] {
    Value.divisors(of: amount, by: shares.map { $0.value }, tiesFrom: start)
  }

  func with(_ members: [MemberID]) -> Split {
    Value.split(zip(members, shares).map { Share(member: $0, value: $1.value) })
  }

  @specialized(where Value == EvenShare)
  @specialized(where Value == Weight)
  @specialized(where Value == PercentShare)
  @specialized(where Value == Money?)
  func sorted(by place: (MemberID) -> Int) -> Split {
    Value.split(shares.sorted { place($0.member) < place($1.member) })
  }

  func write(to writer: inout ByteWriter) {
    for share in shares { share.value.write(to: &writer) }
  }
}
