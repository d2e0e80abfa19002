import GroupsFormulas

/// The form of a payment: the amount, the payers, and the split.
///
/// It is read about the ``GroupPeople`` of a group.
struct GroupPaymentForm: Form {
  let values: FormValues

  static let questions: [any Question] = first + others

  /// The questions above those for the schedule of a payment that comes again.
  static let first: [any Question] = [amount, currency, title, rate]

  /// The questions below.
  static let others: [any Question] = [
    payers, split, shares, bill, newMember, date, category, ownCategory, refund, kind, note,
  ]

  init(_ reading: inout FormReading) throws(InvalidForm) {
    values = try reading.values(of: Self.questions)
  }

  static let title = Field(
    "title", question: "What for?", subject: "What for",
    reader: .text(upTo: GroupLedger.longestName, example: "Dinner").otherwise { _ in "" })

  /// The amount; of money that came back, one below zero is the same without its sign.
  ///
  /// Of a bill it may be left empty.
  static let amount: Field<Money> = amount(by: .money).adapted { reading in
    if reading.submission.leavesAmountToItems {
      return amount(by: .money.otherwise { .whole(1, $0) })
    }
    return amount(by: reading[refund] == true ? .moneyWithoutSign : .money)
  }

  private static func amount(by reader: Reader<Money>) -> Field<Money> {
    Field(
      "amount", question: "Amount", missing: "Enter how much was paid", subject: "Amount",
      reader: reader.instructing(example).explaining(negative: isNegative))
  }

  static let isNegative = "Amount must not be below zero, unless you tick that it came back"

  /// What to type in place of what is no amount.
  static let example: @Sendable (Currency) -> String = { currency in
    "Enter an amount, like \(currency.digits == 0 ? "1,250 or 450+150" : "12.50 or 45+15")"
  }

  static let currency = GroupForm.currency

  static let payers = GroupPayersQuestion()

  static let split = Field(
    "split", question: "How is it shared?", subject: "How it is shared",
    reader: .choice(otherwise: SplitChoice.even))

  static let shares = GroupSharesQuestion()

  /// The day; nil for the day on which the form is read.
  static let date = Field("date", question: "Date", subject: "Date", reader: day.optional)

  /// A day as `YYYY-MM-DD`.
  static let day = Reader<CalendarDate>.day(in: 1900...2199)

  /// The message about a last day before the first; nil for any other days.
  static func mistake(from first: CalendarDate?, to last: CalendarDate?) -> String? {
    guard let first, let last, last < first else { return nil }
    return "The last day must not be before the first"
  }

  /// Billionths of a unit of the group's currency for one unit of the payment's, which suit the
  /// amount.
  static let rate = GroupRateForm.rate.adapted { reading in
    let group = reading.people.ledger
    return GroupRateForm.rate(in: group) { billionths, reading in
      guard let billionths, let amount = reading[amount] else { return nil }
      do throws(GroupPayment.UnsuitableRate) {
        _ = try GroupPayment.Conversion.suitable(for: amount, billionths, to: group.currency)
        return nil
      } catch {
        return group.words(for: error, of: reading.currency, amount: "the amount")
      }
    }
  }

  /// Somebody new has a name that nobody in the group has, and there is room for them.
  static let newMember = Field(
    "new-member", question: "Somebody new (optional)", subject: "Name of the new person",
    described: "The name of somebody who joins with this payment; `new` stands for them elsewhere",
    reader: Reader<String>.name(upTo: GroupLedger.longestName, example: "Dana").optional
  ).checked { name, reading in
    guard let name else {
      return reading.submission.countsOnNewcomer ? "Enter the name of the new person" : nil
    }
    let members = reading.people.members
    if members.hasSomebody(named: name) { return GroupMemberForm.isThere(name) }
    return members.members.count >= GroupLedger.mostMembers ? GroupMemberForm.tooMany : nil
  }
}

// MARK: - In one group

extension GroupPaymentForm {
  /// The texts of a payment, in the currency of its group unless another one was sent.
  static func reading(_ submission: Submission, in ledger: GroupLedger) -> FormReading {
    reading(submission, of: GroupPeople(ledger))
  }

  static func reading(
    _ submission: Submission, of people: GroupPeople, today: CalendarDate = .earliest
  ) -> FormReading {
    FormReading(
      submission, in: people.ledger.currency, asking: currency, today: today, about: people)
  }

  /// A form to add a payment, in the currency of the last one unless another one was sent.
  static func adding(_ submission: Submission = Submission(), to ledger: GroupLedger) -> FormReading
  {
    FormReading(
      submission.withDefaultSplit(of: ledger), in: ledger.usualCurrency, asking: currency,
      about: GroupPeople(ledger))
  }

  /// The words for parts that do not come to the whole.
  static func words(
    _ parts: String, to sum: String, off difference: String, isMissing: Bool
  ) -> String {
    "\(parts) to \(sum): "
      + (isMissing ? "\(difference) is missing" : "that is \(difference) too much")
  }

  /// The payment that the form describes.
  ///
  /// - Parameters:
  ///   - edited: The one that it takes the place of; nil for a new one.
  ///   - ledger: The group.
  ///   - today: The day when none was sent.
  /// - Returns: The payment.
  /// - Throws: The reason why the amount does not suit a rate that the payment keeps.
  func payment(
    edited: GroupPayment?, in ledger: GroupLedger, today: CalendarDate
  ) throws(GroupPayment.UnsuitableRate) -> GroupPayment {
    let (amount, bill, shares) = (values[Self.amount], values[Self.bill], values[Self.shares])
    let (category, ownCategory) = (values[Self.category], values[Self.ownCategory])
    let sharers = bill.map { $0.sharers.sorted { ledger.place(of: $0) < ledger.place(of: $1) } }
    // A payback stays one, whatever else of it changes.
    let kind = edited?.kind == .payback ? .payback : values[Self.kind]
    let serial = edited?.serial ?? ledger.nextSerial(sharers: sharers?.count ?? shares.count)
    return GroupPayment(
      title: values[Self.title].trimmed, date: values[Self.date] ?? today,
      amount: values[Self.refund] && kind == .spending ? -amount : amount,
      conversion: try conversion(edited, in: ledger),
      payers: values[Self.payers],
      split: bill.map { .amounts($0.shares(of: sharers ?? [], tiesFrom: serial)) } ?? shares,
      serial: serial, kind: kind,
      category: ledger.category(named: ownCategory.isEmpty ? category : ownCategory),
      note: values[Self.note].trimmed)
  }

  /// The payment in the currency of its group.
  ///
  /// One that was counted in a currency that the group had before stays so until a rate is given: it
  /// keeps its own.
  private func conversion(
    _ edited: GroupPayment?, in ledger: GroupLedger
  ) throws(GroupPayment.UnsuitableRate) -> GroupPayment.Conversion? {
    let amount = values[Self.amount]
    if let rate = values[Self.rate] {
      return try .suitable(for: amount, rate, to: ledger.currency)
    }
    guard let edited, let old = edited.conversion, old.groupAmount.currency != ledger.currency,
      edited.amount.currency == amount.currency
    else { return nil }
    return edited.amount == amount
      ? old : try .suitable(for: amount, old.billionths, to: old.groupAmount.currency)
  }

  /// The message about an amount that the rate which a payment keeps does not suit.
  fileprivate static func words(for problem: GroupPayment.UnsuitableRate) -> String {
    switch problem {
    case .tooLarge: "Enter a smaller amount, or a rate: this one grows too large at the old rate"
    case .tooSmall: "Enter a larger amount, or a rate: nothing is left of it at the old rate"
    }
  }
}

/// The form of a payment while it is read.
struct GroupPaymentReading {
  /// The form as it was sent; of a bill that can be read, with its sum.
  private(set) var form: FormReading
  let people: GroupPeople
  private let edited: GroupPayment?

  /// A form.
  ///
  /// - Parameters:
  ///   - typed: The texts as sent.
  ///   - ledger: The group.
  ///   - edited: The payment that it takes the place of; nil for a new one.
  ///   - today: The day when none was sent.
  ///   - newID: The id of a member who joins with the payment.
  init(
    _ typed: Submission, _ ledger: GroupLedger, editing edited: GroupPayment? = nil,
    today: CalendarDate, newID: MemberID? = nil
  ) {
    self.edited = edited
    people = GroupPeople(ledger, joinedBy: typed, as: newID ?? ledger.newMemberID)
    let typed = typed.withRate(of: edited, in: ledger)
    form = GroupPaymentForm.reading(
      (people.newcomer == nil ? typed.withoutNewcomer : typed).withSumOfItems(of: people),
      of: people, today: today)
  }

  /// A form that was sent to change a group.
  ///
  /// - Parameters:
  ///   - typed: The texts as sent.
  ///   - edited: The payment that it takes the place of, whose day it has when none was sent; nil for a
  ///     new one, of today.
  ///   - book: The group.
  ///   - operation: The operation of the form.
  ///   - site: The site.
  init(
    _ typed: Submission, editing edited: GroupPayment? = nil, in book: GroupBook,
    by operation: Operation, on site: Site
  ) {
    self.init(
      typed, book.ledger, editing: edited, today: edited?.date ?? site.today,
      newID: book.ledger.newMemberID(madeBy: operation, in: site.vault))
    // The rate was asked in the currency that the group had then.
    if book.hasChanged(any: GroupLedger.Name.self, since: operation),
      (form[GroupPaymentForm.rate] ?? nil) != nil
    {
      form.refuse(
        GroupPaymentForm.rate,
        "The group’s name or currency was changed since this form was opened. Check the rate, and "
          + "press again")
    }
  }

  var typed: Submission { form.submission }

  /// The split of the form for new payments too; nil if that is not wanted.
  ///
  /// - Throws: The mistake of a split that is for one payment only.
  mutating func defaultSplit() throws(InvalidForm) -> Split?? {
    guard typed.typed(GroupDefaultSplitForm.keep.name) == "yes" else { return nil }
    return .some(try GroupDefaultSplitForm.split(of: &form))
  }

  /// Reads the questions about when it comes again, with those of the payment.
  mutating func schedule() throws(InvalidForm) -> GroupRuleForm { try GroupRuleForm(&form) }

  /// Reads the payment as it was sent.
  mutating func payment() throws(InvalidForm) -> GroupPayment {
    let values = try GroupPaymentForm(&form)
    do throws(GroupPayment.UnsuitableRate) {
      return try values.payment(edited: edited, in: people.ledger, today: form.today)
    } catch {
      form.refuse(GroupPaymentForm.amount, GroupPaymentForm.words(for: error))
      throw InvalidForm(errors: form.mistakes(in: [GroupPaymentForm.amount]))
    }
  }
}

extension GroupBook {
  /// The payer in a new form: the member who uses this browser, else the group's usual one.
  var usualPayer: MemberID? {
    let active = ledger.activeMembers.map(\.id)
    return me.flatMap { active.contains($0) ? $0 : nil } ?? ledger.usualPayer
  }
}
