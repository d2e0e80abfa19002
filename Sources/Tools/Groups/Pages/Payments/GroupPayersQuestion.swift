import GroupsFormulas

/// Who paid: one person, or several with the part that each paid.
struct GroupPayersQuestion: Question {
  let name = "payers"

  var parameters: [FormParameter] {
    let payer = GroupPaymentForm.payer
    return payer.parameters + [
      FormParameter(
        "\(GroupPaymentForm.paid){m}", "What a member paid, where several did", .moneyOrZero),
      FormParameter(
        "\(payer.name)-{k}", "Who paid a part, k from 2 to 19; `payer` paid the rest",
        .memberOrNew),
      FormParameter("\(payer.name)-{k}-amount", "How much of it they paid", .money),
    ]
  }

  func value(in reading: inout FormReading) throws(InvalidForm) -> [Share<Money>] {
    let (submission, people) = (reading.submission, reading.people)
    try people.refuseStrangers(
      in: submission, after: GroupPaymentForm.paid, "Choose who paid from the list")
    let named = people.ledger.members.map { member in
      PartOfMember(
        member: member.id,
        part: Field(
          GroupPaymentForm.paid + people.mark(of: member.id), question: member.name,
          subject: "What \(member.name.isolated) paid",
          reader: Reader<Money>.moneyOrZero.optional))
    }.filter { submission.typed($0.part.name) != nil }
    let paid = try reading.value(of: Repeated("paid", of: named)).compactMap { given in
      given.part.flatMap { $0.isZero ? nil : Share(member: given.entry.member, value: $0) }
    }
    guard let first = paid.first else { return try byLine(&reading) }
    guard let amount = reading[GroupPaymentForm.amount] else { return paid }
    let sum = paid.map(\.value).sum(in: amount.currency)
    guard sum == amount else {
      throw InvalidForm(
        GroupPaymentForm.paid + people.mark(of: first.member),
        Self.words(for: sum, of: "people", instead: amount))
    }
    return paid
  }

  /// The parts on the lines of the form; a single payer above them paid the rest.
  private func byLine(_ reading: inout FormReading) throws(InvalidForm) -> [Share<Money>] {
    let asked = reading
    let lines = PayerLine.all.filter { $0.isThere(in: asked.submission) }
    var mistakes: [FieldError] = []
    let single = mistakes.collect { () throws(InvalidForm) in
      try singlePayer(in: asked, hasLines: !lines.isEmpty)
    }
    let parts = mistakes.collect { () throws(InvalidForm) in
      try reading.value(of: Repeated("payer lines", of: lines))
    }
    let names = [GroupPaymentForm.payer.name] + lines.map(\.payer.name)
    guard let single, let parts, let amount = reading[GroupPaymentForm.amount],
      !names.contains(where: { asked.people.isNameless(asked.submission.typed($0)) })
    else { throw InvalidForm(errors: mistakes) }
    let paid = parts.compactMap { part in
      asked.people.member(part.payer).map { Share(member: $0, value: part.amount) }
    }
    return try Self.parts(of: amount, paid, restBy: single, last: lines.last)
  }

  /// The parts of several payers with the rest, which only a single payer can have paid.
  private static func parts(
    of amount: Money, _ parts: [Share<Money>], restBy single: MemberID?, last: PayerLine?
  ) throws(InvalidForm) -> [Share<Money>] {
    var paid: [MemberID: Money] = [:]
    for part in parts { paid[part.member, default: .zero(amount.currency)] += part.value }
    let sum = parts.map(\.value).sum(in: amount.currency)
    if let last, sum > amount || sum < amount && single == nil {
      let whose = single == nil ? "people" : "others"
      throw last.amount.invalid(words(for: sum, of: whose, instead: amount))
    }
    if let single { paid[single, default: .zero(amount.currency)] += amount - sum }
    return paid.filter(\.value.isPositive).map { Share(member: $0.key, value: $0.value) }
  }

  private static func words(for sum: Money, of payers: String, instead amount: Money) -> String {
    GroupPaymentForm.words(
      "What \(payers) paid comes", to: sum.short, off: (sum - amount).absolute.short,
      isMissing: sum < amount)
  }

  /// The payer of the rest, or nil if the payer lines add up to the amount.
  private func singlePayer(
    in reading: FormReading, hasLines: Bool
  ) throws(InvalidForm) -> MemberID? {
    let (submission, people, payer) = (reading.submission, reading.people, GroupPaymentForm.payer)
    guard let sent = submission.typed(payer.name) else {
      if let usual = people.ledger.usualPayer { return usual }
      throw payer.invalid(GroupPaymentForm.everybodyHasLeft)
    }
    if sent == GroupPaymentForm.severalPayers {
      if hasLines { return nil }
      throw PayerLine.all[0].payer.invalid("Choose who paid a part of it")
    }
    if people.isNameless(sent) { return nil }
    guard let member = people.member(sent) else {
      throw payer.invalid("Choose who paid from the list")
    }
    return member
  }
}

/// A line of the form for another payer and their amount.
struct PayerLine: RepeatedEntry {
  /// The mark of a member; for a newcomer without a name, only the name is a mistake.
  let payer: Field<String>
  let amount: Field<Money>

  /// The lines that there can be; the payer above them has no number.
  static let all = (2...19).map { PayerLine($0) }

  private init(_ number: Int) {
    let name = "\(GroupPaymentForm.payer.name)-\(number)"
    payer = Field(
      name, question: number == 2 ? "Who paid a part?" : "And who else?",
      missing: "Choose who paid this part from the list", subject: "Choose who paid this part",
      reader: .text("from the list", .memberOrNew) { $0 }
    ).checked { mark, reading in
      let people = reading.people
      return people.member(mark) == nil && !people.isNameless(mark)
        ? "Choose who paid this part from the list" : nil
    }
    amount = Field(
      "\(name)-amount", question: "How much of it?", missing: "Enter how much of it they paid",
      subject: "What they paid", reader: Reader<Money>.money)
  }

  var questions: [any Question] { [payer, amount] }

  func isThere(in submission: Submission) -> Bool {
    submission.typed(payer.name) != nil || submission.typed(amount.name) != nil
  }
}

extension GroupPaymentForm {
  static let payer = Field(
    "payer", question: "Who paid?", subject: "Who paid",
    reader: Reader<String>.text(
      upTo: 8,
      .matching(
        "[0-9a-f]{8}|\(severalPayers)|\(GroupNewcomer.mark)", upTo: 8,
        example: TextFormat.id.example)
    ).optional)

  /// The choice that shows the lines for several payers.
  static let severalPayers = "several"

  /// The prefix of the field for a member's amount; the member's id follows.
  static let paid = "paid-"

  static let everybodyHasLeft = "Everybody has left the group: let somebody take part again first"
}
