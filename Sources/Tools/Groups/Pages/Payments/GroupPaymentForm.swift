import GroupsFormulas

/// The form of a payment: the amount, the payers, and the split.
struct GroupPaymentForm: Form {
  let values: FormValues

  static let questions: [any Question] = [
    amount, currency, title, rate, payers, split, shares, bill, newMember, date, category,
    ownCategory, refund, kind, note,
  ]

  /// Reads a form about a group.
  ///
  /// - Parameters:
  ///   - reading: The texts as sent.
  ///   - group: The group, with the newcomer.
  ///   - members: The group without them.
  /// - Throws: Every mistake, in page order.
  init(
    _ reading: inout FormReading, in group: GroupLedger, of members: GroupLedger
  ) throws(InvalidForm) {
    values = try reading.values(
      of: Self.questions.map { question in
        switch question.name {
        case Self.amount.name: Self.amount(of: reading.submission)
        case Self.newMember.name: Self.newMember(joining: members)
        case Self.rate.name: Self.rate(in: group)
        case Self.kind.name: Self.kind(in: group)
        case Self.category.name, Self.ownCategory.name: Self.category(question.name, in: group)
        default: (question as? any GroupQuestion)?.asked(in: group) ?? question
        }
      })
  }

  static let title = Field(
    "title", question: "What for?", subject: "What for",
    reader: .text(upTo: 80, example: "Dinner").otherwise { _ in "" })

  /// The amount; of money that came back, one below zero is the same without its sign.
  static let amount = amount(by: .money).adapted { reading in
    amount(by: reading[refund] == true ? .moneyWithoutSign : .money)
  }

  private static func amount(by reader: Reader<Money>) -> Field<Money> {
    Field(
      "amount", question: "Amount", missing: "Enter how much was paid", subject: "Amount",
      reader: reader.instructing(example).explaining(negative: isNegative))
  }

  /// The message at an amount below zero.
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
  static let date = Field(
    "date", question: "Date", subject: "Date", reader: day.optional)

  /// A day as `YYYY-MM-DD`.
  static let day = Reader<CalendarDate>.day(in: 1900...2199)

  /// Billionths of a unit of the group's currency for one unit of the payment's.
  static let rate = GroupRateForm.rate

  static let newMember = Field(
    "new-member", question: "Somebody new (optional)", subject: "Name of the new person",
    described: "The name of somebody who joins with this payment; `new` stands for them elsewhere",
    reader: Reader<String>.name(upTo: 80, example: "Dana").optional)
}

// MARK: - In one group

/// A question about the people of a group.
protocol GroupQuestion: Question {
  var group: GroupLedger { get set }
}

extension GroupQuestion {
  /// The same question about the people of this group.
  func asked(in group: GroupLedger) -> any Question {
    var question = self
    question.group = group
    return question
  }
}

extension GroupLedger {
  /// The group of a question that is asked in none, such as one that is described.
  static let nobody = GroupLedger(id: GroupID(0), name: "", currency: .gbp, members: [])
}

extension GroupPaymentForm {
  /// The texts of a payment, in the currency of its group unless another one was sent.
  static func reading(
    _ submission: Submission, in ledger: GroupLedger, today: CalendarDate = .earliest
  ) -> FormReading {
    FormReading(submission, in: ledger.currency, asking: currency, today: today)
  }

  /// A form to add a payment, in the currency of the last one unless another one was sent.
  static func adding(_ submission: Submission = Submission(), to ledger: GroupLedger) -> FormReading
  {
    FormReading(
      submission.withDefaultSplit(of: ledger), in: ledger.usualCurrency, asking: currency)
  }

  /// Somebody new has a name that nobody in the group has, and there is room for them.
  private static func newMember(joining members: GroupLedger) -> Field<String?> {
    newMember.checked { name, reading in
      guard let name else {
        return reading.submission.countsOnNewcomer ? "Enter the name of the new person" : nil
      }
      if members.hasSomebody(named: name) { return GroupMemberForm.isThere(name) }
      return members.members.count >= GroupLedger.mostMembers ? GroupMemberForm.tooMany : nil
    }
  }

  /// A rate that suits the amount.
  private static func rate(in group: GroupLedger) -> Field<Int64?> {
    GroupRateForm.rate(in: group) { billionths, reading in
      guard let billionths, let amount = reading[amount] else { return nil }
      do throws(GroupPayment.UnsuitableRate) {
        _ = try GroupPayment.Conversion.suitable(for: amount, billionths, to: group.currency)
        return nil
      } catch {
        return group.words(for: error, of: reading.currency, amount: "the amount")
      }
    }
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
  func payment(
    edited: GroupPayment?, in ledger: GroupLedger, today: CalendarDate
  ) -> GroupPayment {
    let (amount, bill, shares) = (values[Self.amount], values[Self.bill], values[Self.shares])
    let (category, ownCategory) = (values[Self.category], values[Self.ownCategory])
    let sharers = bill.map { $0.sharers.sorted { ledger.place(of: $0) < ledger.place(of: $1) } }
    // A payback stays one, whatever else of it changes.
    let kind = edited?.kind == .payback ? .payback : values[Self.kind]
    let serial =
      edited?.serial ?? ledger.nextSerial(sharers: sharers?.count ?? shares.count)
    return GroupPayment(
      title: values[Self.title].trimmed, date: values[Self.date] ?? today,
      amount: values[Self.refund] && kind == .spending ? -amount : amount,
      conversion: values[Self.rate].flatMap {
        try? .init(amount, billionths: $0, to: ledger.currency)
      },
      payers: values[Self.payers],
      split: bill.map { .amounts($0.shares(of: sharers ?? [], tiesFrom: serial)) } ?? shares,
      serial: serial, kind: kind,
      category: ledger.category(named: ownCategory.isEmpty ? category : ownCategory),
      note: values[Self.note].trimmed)
  }
}

/// The form of a payment while it is read, with the member who joins with it.
struct GroupPaymentReading {
  private var form: FormReading
  /// The group, with the newcomer.
  let ledger: GroupLedger
  /// The member who joins with the payment; nil if no name was typed.
  let newcomer: GroupNewcomer?
  private let sent: Submission
  private let members: GroupLedger
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
    let typed = typed.withRate(of: edited, in: ledger)
    (sent, members, self.edited) = (typed, ledger, edited)
    newcomer = GroupNewcomer(in: typed, as: newID ?? ledger.newMemberID)
    var joined = ledger
    joined.add(newcomer)
    self.ledger = joined
    form = GroupPaymentForm.reading(
      (newcomer.map { $0.named(in: typed) } ?? typed.withoutNewcomer).withSumOfItems(in: joined),
      in: joined, today: today)
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
  }

  var typed: Submission { form.submission }

  /// The form as it was sent, to be shown again.
  var asked: FormReading { newcomer == nil ? form : GroupPaymentForm.reading(sent, in: members) }

  /// The split of the form for new payments too; nil if that is not wanted.
  ///
  /// - Throws: The mistake of a split that is for one payment only.
  mutating func defaultSplit() throws(InvalidForm) -> Split?? {
    guard typed.typed(GroupDefaultSplitForm.keep.name) == "yes" else { return nil }
    return .some(try GroupDefaultSplitForm.split(of: &form, in: ledger))
  }

  /// The questions about when it comes again.
  mutating func schedule() throws(InvalidForm) -> GroupRuleForm {
    try GroupRuleForm(&form)
  }

  /// Reads the payment as it was sent.
  mutating func payment() throws(InvalidForm) -> GroupPayment {
    do throws(InvalidForm) {
      return try GroupPaymentForm(&form, in: ledger, of: members)
        .payment(edited: edited, in: ledger, today: form.today)
    } catch {
      throw InvalidForm(
        errors: error.errors.map { error in newcomer.map { $0.marked(error) } ?? error })
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
