import GroupsFormulas

/// The form of an exchange rate: what one unit of another currency is worth in the group.
struct GroupRateForm: Form {
  let values: FormValues

  static let questions: [any Question] = [currency, rate, apply]

  init(_ reading: inout FormReading, in group: GroupLedger) throws(InvalidForm) {
    if reading.currency == group.currency {
      reading.refuse(
        Self.currency, "Choose another currency than \(group.currency.name), the group’s own")
    }
    values = try reading.values(of: [Self.currency, Self.rate(in: group), Self.apply])
  }

  var rate: Int64? { values[Self.rate] }
  var apply: Bool { values[Self.apply] }

  static let currency = GroupForm.currency

  /// Billionths of a unit of the group's currency; nil where the currency is kept apart.
  static let rate = Field(
    "rate", question: "Exchange rate", subject: "Exchange rate",
    described:
      "What one unit of the currency is worth in the group's; without one it is kept apart",
    reader: Reader<Int64>.text("like 0.86", format) { PlainDecimal.billionths($0) }.optional)

  /// A tick: payments that have no rate get this one.
  static let apply = Field(
    "apply", question: "Use it for earlier payments too", subject: "Earlier payments",
    reader: .yesOrNo(otherwise: false))

  private static let format = TextFormat.matching(
    "(0|[1-9][0-9]{0,8})([.][0-9]{1,9})?", upTo: 19, example: "0.86")

  /// The question in a group, which has no meaning for the group's own currency.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - objection: Returns the message for a rate that does not suit another answer.
  /// - Returns: The question.
  static func rate(
    in group: GroupLedger,
    checked objection: @escaping @Sendable (Int64?, inout FormReading) -> String? = { _, _ in nil }
  ) -> Field<Int64?> {
    rate.adapted { reading in
      let words = "\(group.currency.name) \(Money.whole(1, reading.currency).short) is"
      let reader = billionths(in: group.currency, asking: "Enter how many \(words), like 0.86")
      guard reading.currency != group.currency else {
        return Field(
          rate.name, question: rate.question, subject: rate.question,
          reader: reader.ignored { _ in nil })
      }
      return Field(
        rate.name, question: "How many \(words)?", subject: rate.question, reader: reader
      ).checked(objection)
    }
  }

  /// A number above zero, beside which the sign of the group's currency may stand.
  private static func billionths(
    in currency: Currency, asking sentence: String
  ) -> Reader<Int64?> {
    Reader<Int64>.text(format) { typed throws(WrongText) in
      if let rate = PlainDecimal.billionths(typed.trimmed) { return rate }
      guard let written = WrittenAmount(typed) else {
        let hasNumber = typed.contains(where: \.isNumber)
        throw WrongText(hasNumber ? "Exchange rate must be a plain number, like 0.86" : sentence)
      }
      if let mark = written.mark(unlike: currency) {
        throw WrongText("Exchange rate is in \(currency.name) here: take out \(mark)")
      }
      if let thousands = written.plain(.grouping), let decimal = written.plain(.decimals),
        written.isAmbiguous
      {
        throw WrongText("Exchange rate can be read in two ways: type \(thousands) or \(decimal)")
      }
      let plain = written.plain(nil) ?? ""
      let most = GroupPayment.Conversion.decimals
      guard plain.drop(while: { $0 != "." }).dropFirst().count <= most else {
        throw WrongText("Exchange rate must have no more than \(most) decimals, like 0.86")
      }
      guard let rate = PlainDecimal.billionths(plain) else { throw WrongText(sentence) }
      return rate
    }.optional
  }
}

extension GroupLedger {
  /// “€1 is £0.86”.
  func words(for billionths: Int64, of currency: Currency) -> String {
    "\(Money.whole(1, currency).short) is \(self.currency.symbol)\(PlainDecimal.rate(billionths))"
  }

  /// The message about a rate that does not suit an amount.
  func words(
    for problem: GroupPayment.UnsuitableRate, of currency: Currency, amount: String
  ) -> String {
    let name = self.currency.name
    let one = Money.whole(1, currency).short
    return switch problem {
    case .tooLarge: "Enter fewer \(name) for \(one): \(amount) grows too large"
    case .tooSmall: "Enter more \(name) for \(one): nothing is left of \(amount)"
    }
  }
}
