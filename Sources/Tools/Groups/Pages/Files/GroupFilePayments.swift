import GroupsFormulas

// Payments and their amounts in our own JSON.

extension GroupFile {
  /// A payment on a day; nil for one that does not add up.
  static func payment(
    _ json: JSONValue, on date: CalendarDate?, in ledger: GroupLedger
  ) -> GroupPayment? {
    guard let title = json[PaymentInFile.title]?.onOneLine, title.isWithin(GroupLedger.longestName),
      let date, let currency = json[PaymentInFile.currency],
      let amount = json[PaymentInFile.amount].flatMap({ amount(told: $0, currency) }),
      !amount.isZero, let kind = json[PaymentInFile.split],
      let payers = parts(json[PaymentInFile.payers], of: amount, ledger),
      let shares = parts(json[PaymentInFile.shares], of: amount, ledger), !shares.isEmpty
    else { return nil }
    var payment = GroupPayment(
      title: title, date: date, amount: amount, conversion: nil, payers: payers,
      split: Split(
        kind, plain: given(json[PaymentInFile.given], for: shares.map(\.member)), in: currency),
      serial: json[PaymentInFile.serial].flatMap(count) ?? 0,
      kind: PaymentInFile.kind(json),
      category: json[PaymentInFile.category].flatMap(category),
      note: (json[PaymentInFile.note] ?? "").onOneLine.cut(to: GroupPayment.longestNote))
    if let stated = json.value(of: PaymentInFile.rate), !stated.isNull {
      guard let rate = json[PaymentInFile.rate], let counted = json[PaymentInFile.groupAmount],
        let conversion = conversion(
          of: amount, at: rate, counted, in: json[PaymentInFile.groupCurrency] ?? ledger.currency)
      else { return nil }
      payment.conversion = conversion
    }
    if !payment.addsUp || payment.shares != shares {
      // A file without the given values still has the shares.
      payment.split = .amounts(shares)
    }
    return payment.addsUp ? payment : nil
  }

  /// The conversion of an amount, read from the texts of a file; nil if one of them cannot be read.
  static func conversion(
    of amount: Money, at rate: String, _ counted: String, in target: Currency
  ) -> GroupPayment.Conversion? {
    guard let billionths = PlainDecimal.billionths(rate),
      let counted = part(counted, of: amount, in: target), !counted.isZero
    else { return nil }
    return .init(billionths: billionths, groupAmount: counted)
  }

  /// Reads an amount within the limit of a payment, so that sums cannot overflow.
  static func amount(_ text: String, _ currency: Currency) -> Money? {
    money(text, currency).flatMap { !$0.isNegative && $0 <= .most(currency) ? $0 : nil }
  }

  /// Reads an amount that may have zeros after the decimals of its currency, as in 1000.00 yen.
  static func money(_ text: String, _ currency: Currency) -> Money? {
    var text = text[...]
    if let point = text.firstIndex(of: ".") {
      let decimals = text.distance(from: point, to: text.endIndex) - 1
      let zeros = text.reversed().prefix { $0 == "0" }.count
      let spare = min(zeros, max(0, decimals - currency.digits))
      text = text.dropLast(spare == decimals ? spare + 1 : spare)
    }
    return Money(plain: String(text), currency)
  }

  /// Reads an amount, within the same limit, that is below zero for a refund.
  static func amount(told text: String, _ currency: Currency) -> Money? {
    guard text.hasPrefix("-") else { return amount(text, currency) }
    return amount(String(text.dropFirst()), currency).map { -$0 }
  }

  /// Reads a part of an amount, or what it counts as: without its sign, which has to be the same.
  static func part(_ text: String, of amount: Money, in currency: Currency) -> Money? {
    self.amount(told: text, currency).flatMap { part in
      part.isZero || part.isNegative == amount.isNegative ? part.absolute : nil
    }
  }

  /// A category as a group may have it; nil for any other text.
  static func category(_ name: String) -> PaymentCategory? {
    let name = name.onOneLine
    guard name.isWithin(PaymentCategory.longestName) else { return nil }
    return PaymentCategory(named: name)
  }

  /// The amount or weight that a file gives for each sharer; nil where it gives none.
  static func given(_ given: [JSONMember]?, for members: [MemberID]) -> [Share<String?>] {
    let given = Dictionary(
      (given ?? []).map { ($0.name, $0.value.string) }, uniquingKeysWith: { first, _ in first })
    return members.map { Share(member: $0, value: given[$0.text] ?? nil) }
  }

  private static func parts(
    _ members: [JSONMember]?, of amount: Money, _ ledger: GroupLedger
  ) -> [Share<Money>]? {
    guard let members, !members.isEmpty else { return nil }
    var parts: [MemberID: Money] = [:]
    for member in members {
      guard let id = MemberID(text: member.name), parts[id] == nil,
        let part = member.value.string.flatMap({ part($0, of: amount, in: amount.currency) })
      else { return nil }
      parts[id] = part
    }
    let shares = ledger.members.compactMap { member in
      parts[member.id].map { Share(member: member.id, value: $0) }
    }
    return shares.count == parts.count ? shares : nil
  }
}
