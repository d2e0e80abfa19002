import GroupsFormulas

/// The ways to share a payment in its form: those of ``Split/Kind``, and by the items of a bill.
enum SplitChoice: String, CaseIterable, Sendable {
  case even, shares, percent, exact, items

  /// The ways that a group can keep as its usual split.
  static let kept: [SplitChoice] = [.even, .shares, .percent]

  /// The way in which the payment is kept; nil for a bill, which is kept as exact shares.
  var kind: Split.Kind? { Split.Kind(rawValue: rawValue) }
}

/// The items of a bill, with tax and tip; nil for a payment that is shared in another way.
struct GroupBillQuestion: Question {
  let name = "items"

  static let lines = Repeated("lines", of: BillLine.all)

  static let tax = extra("tax", "Tax")
  static let tip = extra("tip", "Tip")

  private static func extra(_ name: String, _ question: String) -> Field<Money?> {
    Field(name, question: question, subject: question, reader: Reader<Money>.moneyOrZero.optional)
  }

  var parameters: [FormParameter] {
    [
      FormParameter("item-{k}", "What an item of the bill cost, k from 1 to 20", .money),
      FormParameter(
        "item-name-{k}", "What it was, which is not kept",
        .text(upTo: GroupLedger.longestName, example: "Pizza")),
      FormParameter(
        "\(BillLine.with){k}", "The id of somebody who shares it; everybody if none", .memberOrNew,
        isRepeated: true),
    ] + Self.tax.parameters + Self.tip.parameters
  }

  /// The fields of a form that describe a bill, however the payment is shared.
  static func typed(in form: Submission) -> [(String, String)] {
    let lines = BillLine.all.filter { $0.isThere(in: form) }
    return lines.flatMap { line in
      form.values(of: [line.amount.name, line.name.name])
        + form.all(line.with).map { (line.with, $0) }
    } + form.values(of: [tax.name, tip.name])
  }

  func value(in reading: inout FormReading) throws(InvalidForm) -> ItemisedBill? {
    guard reading[GroupPaymentForm.split] == .items else { return nil }
    let items = try items(&reading)
    let (tax, tip) = (try reading.value(of: Self.tax), try reading.value(of: Self.tip))
    guard let first = items.first else {
      throw BillLine.all[0].amount.invalid("Enter what an item cost")
    }
    let none = Money.zero(first.amount.currency)
    let bill = ItemisedBill(items, extra: (tax ?? none) + (tip ?? none))
    try check(bill, &reading)
    return bill
  }

  /// The lines of the bill, with every mistake in them and in what is added to them.
  private func items(_ reading: inout FormReading) throws(InvalidForm) -> [ItemisedBill.Item] {
    var (items, mistakes): ([ItemisedBill.Item], [FieldError]) = ([], [])
    for line in Self.lines.entries(in: reading.submission) {
      mistakes += reading.mistakes(in: line.questions)
      let sharers = mistakes.collect { () throws(InvalidForm) in
        try self.sharers(of: line, reading)
      }
      if let sharers, let amount = reading[line.amount] {
        items.append(.init(amount, sharers: sharers))
      }
    }
    mistakes += reading.mistakes(in: [Self.tax, Self.tip])
    guard mistakes.isEmpty else { throw InvalidForm(errors: mistakes) }
    return items
  }

  /// The bill must come to the amount, where one was typed, and to no more than a payment can.
  private func check(_ bill: ItemisedBill, _ reading: inout FormReading) throws(InvalidForm) {
    let amount = GroupPaymentForm.amount
    guard bill.total <= .most(bill.total.currency) else {
      throw amount.invalid("The items come to more than \(Money.most(bill.total.currency).short)")
    }
    guard reading.submission.typed(amount.name) != nil, let typed = reading[amount],
      typed != bill.total
    else { return }
    throw amount.invalid(
      GroupPaymentForm.words(
        "The items, tax and tip come", to: bill.total.short,
        off: (bill.total - typed).absolute.short, isMissing: bill.total < typed))
  }

  private func sharers(
    of line: BillLine, _ reading: FormReading
  ) throws(InvalidForm) -> [MemberID] {
    let sent = reading.submission.all(line.with).filter { !$0.isEmpty }
    guard !sent.isEmpty else {
      let everybody = reading.people.ledger.activeMembers.map(\.id)
      guard everybody.isEmpty else { return everybody }
      throw line.amount.invalid(GroupPaymentForm.everybodyHasLeft)
    }
    guard let chosen = reading.people.chosen(sent) else {
      throw InvalidForm(line.with, "Choose who shares it from the list")
    }
    return chosen
  }
}

extension GroupPaymentForm {
  static let bill = GroupBillQuestion()
}

extension Submission {
  /// True for the form of a bill without an amount, which is the sum of its items.
  var leavesAmountToItems: Bool {
    typed(GroupPaymentForm.split.name) == SplitChoice.items.rawValue
      && typed(GroupPaymentForm.amount.name) == nil
  }

  /// The form of a bill with its sum as the amount, if none was typed and the bill can be read.
  func withSumOfItems(of people: GroupPeople) -> Submission {
    guard leavesAmountToItems else { return self }
    var reading = GroupPaymentForm.reading(self, of: people)
    guard let bill = reading[GroupPaymentForm.bill] ?? nil else { return self }
    return replacing(GroupPaymentForm.amount.name, with: bill.total.typed)
  }
}
