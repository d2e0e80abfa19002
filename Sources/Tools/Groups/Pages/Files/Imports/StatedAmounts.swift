import GroupsFormulas

/// The amounts of a payment as its file states them, which may be finer than any currency.
struct StatedAmounts: Hashable, Sendable {
  let amount: ExactDecimal
  /// The parts of those who paid, which add up to the amount.
  let payers: [Share<ExactDecimal>]
  /// The parts of those who share it, where the file states amounts; empty for another split.
  let shares: [Share<ExactDecimal>]
}

extension StatedAmounts {
  /// The amounts of a payment that is kept, as figures with so many decimals.
  init(of payment: GroupPayment, digits: Int) {
    func exact(_ money: Money) -> ExactDecimal {
      ExactDecimal(minorUnits: money.minorUnits, digits: digits)
    }
    func exact(_ shares: [Share<Money>]) -> [Share<ExactDecimal>] {
      shares.map { Share(member: $0.member, value: exact($0.value)) }
    }
    amount = exact(payment.amount)
    payers = exact(payment.payers)
    shares = payment.split.kind == .exact ? exact(payment.shares) : []
  }

  /// True if a currency has as many decimals as the amounts need.
  func areWhole(in currency: Currency) -> Bool {
    amount.isWhole(places: currency.digits)
      && (payers + shares).allSatisfy { $0.value.isWhole(places: currency.digits) }
  }
}

extension Money {
  /// The parts of the amount in proportion to those that a file states.
  func parts(by stated: [Share<ExactDecimal>]) -> [Share<Money>] {
    let divided = parts(by: stated.map(\.value.billionths), tiesFrom: 0)
    return zip(stated, divided).map { Share(member: $0.member, value: $1) }
  }

  /// The same for those who share the amount, without those whose part is nothing.
  func split(by stated: [Share<ExactDecimal>]) -> Split {
    .amounts(parts(by: stated).filter(\.value.isPositive))
  }
}

/// The reasons why a currency does not suit an amount.
enum UnsuitableCurrency: Error {
  /// The amount would be nothing.
  case zero
  /// The amount is above the limit of a payment.
  case tooLarge
}

extension GroupPayment {
  /// The payment with the amounts of its file in a currency, rounded once, halves up.
  func stating(
    _ stated: StatedAmounts, in currency: Currency
  ) throws(UnsuitableCurrency) -> GroupPayment {
    guard let amount = stated.amount.money(in: currency) else { throw .tooLarge }
    guard !amount.isZero else { throw .zero }
    var payment = self
    (payment.amount, payment.payers) = (amount, amount.parts(by: stated.payers))
    guard split.kind == .exact else { return payment }
    payment.split = amount.split(by: stated.shares)
    return payment.sharedEvenlyIfPossible
  }
}

extension StatedAmounts: Packable {
  init(from reader: inout ByteReader) throws(MalformedBytes) {
    amount = try ExactDecimal(from: &reader)
    payers = try Self.parts(of: amount, from: &reader)
    shares = try Self.parts(of: amount, from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    amount.write(to: &writer)
    write(payers, to: &writer)
    write(shares, to: &writer)
  }

  /// The part of one member is the whole amount, and not written again.
  private func write(_ parts: [Share<ExactDecimal>], to writer: inout ByteWriter) {
    writer.write(UInt64(parts.count))
    for part in parts {
      part.member.write(to: &writer)
      if parts.count > 1 { part.value.write(to: &writer) }
    }
  }

  private static func parts(
    of amount: ExactDecimal, from reader: inout ByteReader
  ) throws(MalformedBytes) -> [Share<ExactDecimal>] {
    let count = try reader.count(upTo: GroupLedger.mostMembers)
    var parts: [Share<ExactDecimal>] = []
    for _ in 0..<count {
      let member = try MemberID(from: &reader)
      let value = count > 1 ? try ExactDecimal(from: &reader) : amount
      parts.append(Share(member: member, value: value))
    }
    return parts
  }
}
