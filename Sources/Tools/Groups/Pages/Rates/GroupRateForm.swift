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
    reader: billionths)

  /// A tick: payments that have no rate get this one.
  static let apply = Field(
    "apply", question: "Use it for earlier payments too", subject: "Earlier payments",
    reader: .yesOrNo(otherwise: false))

  private static let billionths = Reader<Int64>.text(
    "like 0.86", .matching("(0|[1-9][0-9]{0,8})([.][0-9]{1,9})?", upTo: 19, example: "0.86")
  ) { typed in
    PlainDecimal.billionths(typed.trimmed)
      ?? WrittenAmount(typed)?.plain(nil).flatMap { PlainDecimal.billionths($0) }
  }.optional

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
      guard reading.currency != group.currency else {
        return Field(
          rate.name, question: rate.question, subject: rate.question,
          reader: billionths.ignored { _ in nil })
      }
      let words = "\(group.currency.name) \(Money.whole(1, reading.currency).short) is"
      return Field(
        rate.name, question: "How many \(words)?", subject: "Enter how many \(words),",
        reader: billionths
      ).checked(objection)
    }
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
