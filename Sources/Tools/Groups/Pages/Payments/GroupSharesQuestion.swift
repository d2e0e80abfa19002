import GroupsFormulas

/// The members who share a payment, each with their number of shares, percentage or amount.
struct GroupSharesQuestion: Question {
  let name = "shares"

  var parameters: [FormParameter] {
    [
      FormParameter(
        GroupPaymentForm.with, "The id of somebody who shares it; everybody if none", .memberOrNew,
        isRepeated: true),
      FormParameter(
        GroupPaymentForm.withAsked, "That nobody ticked is a mistake", .choice(["yes"])),
      FormParameter(
        "\(GroupPaymentForm.share){m}", "A member’s shares, percentage or amount",
        .matching("(0|[1-9][0-9]{0,7})([.][0-9]{1,4})?", upTo: 13, example: "2")),
    ]
  }

  func value(in reading: inout FormReading) throws(InvalidForm) -> Split {
    let split = reading[GroupPaymentForm.split] ?? .even
    if [.shares, .percent, .exact].contains(split) {
      try reading.people.refuseStrangers(
        in: reading.submission, after: GroupPaymentForm.share, "Choose who shares it from the list")
    }
    return switch split {
    case .even: .evenly(try ticked(reading))
    case .shares: .shares(try weights(.shares, &reading))
    case .percent: try percentages(&reading)
    case .exact: try exact(&reading)
    // Those of a bill follow from its items.
    case .items: .evenly([])
    }
  }

  private func percentages(_ reading: inout FormReading) throws(InvalidForm) -> Split {
    let shares = try weights(.percent, &reading)
    let sum = Percentage(tenThousandths: shares.reduce(0) { $0 + $1.value.tenThousandths })
    guard sum != .hundred else { return .percent(shares) }
    let difference = Percentage(
      tenThousandths: abs(sum.tenThousandths - Percentage.hundred.tenThousandths))
    throw firstShare(
      reading.people,
      GroupPaymentForm.words(
        "The percentages come", to: sum.formatted, off: difference.formatted,
        isMissing: sum < .hundred))
  }

  /// The amounts of members who are ticked or have one; an amount of zero is no share.
  private func exact(_ reading: inout FormReading) throws(InvalidForm) -> Split {
    let people = reading.people
    let ticked = try ticked(reading)
    let sharers = sharers(reading) { ticked.contains($0.id) }
    let given = try reading.value(
      of: Repeated(
        "amounts",
        of: sharers.map {
          PartOfMember(
            member: $0.id,
            part: GroupPaymentForm.amount(of: people.mark(of: $0.id), called: $0.name))
        }))
    guard let amount = reading[GroupPaymentForm.amount] else { throw InvalidForm(errors: []) }
    let shares = given.filter { $0.part?.isZero != true }
      .map { Share(member: $0.entry.member, value: $0.part) }
    let sum = shares.compactMap(\.value).sum(in: amount.currency)
    let difference = sum - amount
    let hasBlank = shares.contains { $0.value == nil }
    if difference.isZero || difference.isNegative && hasBlank { return .exact(shares) }
    throw firstShare(
      people,
      GroupPaymentForm.words(
        "The amounts come", to: sum.short, off: difference.absolute.short,
        isMissing: difference.isNegative))
  }

  /// The numbers above zero; there must be at least one.
  private func weights(
    _ kind: Split.Kind, _ reading: inout FormReading
  ) throws(InvalidForm) -> [Share<Weight>] {
    let people = reading.people
    let given = try reading.value(
      of: Repeated(
        "weights",
        of: sharers(reading) { _ in false }.map {
          PartOfMember(
            member: $0.id,
            part: GroupPaymentForm.weight(of: people.mark(of: $0.id), called: $0.name, in: kind))
        }))
    let shares = given.compactMap { given in
      given.part.flatMap { number in
        number > .zero
          ? Share(member: given.entry.member, value: Weight(tenThousandths: number.tenThousandths))
          : nil
      }
    }
    if shares.isEmpty { throw firstShare(people, "Enter a share for at least one person") }
    return shares
  }

  /// The ticked members, or everybody when there are no ticks.
  private func ticked(_ reading: FormReading) throws(InvalidForm) -> [MemberID] {
    let sent = reading.submission.all(GroupPaymentForm.with).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    let wasAsked = reading.submission.typed(GroupPaymentForm.withAsked) != nil
    let mistake: String
    if !sent.isEmpty {
      if let chosen = reading.people.chosen(sent) { return chosen }
      mistake = "Choose who shares it from the list"
    } else if wasAsked {
      mistake = "Choose at least one person to share it"
    } else {
      let active = reading.people.ledger.activeMembers.map(\.id)
      if !active.isEmpty { return active }
      mistake = GroupPaymentForm.everybodyHasLeft
    }
    throw InvalidForm(GroupPaymentForm.with, mistake)
  }

  /// The members with something in their fields, and those who share it anyway.
  private func sharers(
    _ reading: FormReading, and isSharer: (GroupLedger.Member) -> Bool
  ) -> [GroupLedger.Member] {
    let people = reading.people
    return people.ledger.members.filter {
      isSharer($0)
        || reading.submission.typed(GroupPaymentForm.share + people.mark(of: $0.id)) != nil
    }
  }

  private func firstShare(_ people: GroupPeople, _ message: String) -> InvalidForm {
    let field = people.ledger.shownMembers.first.map {
      GroupPaymentForm.share + people.mark(of: $0.id)
    }
    return InvalidForm(field ?? GroupPaymentForm.split.name, message)
  }
}

/// The field for the part of a payment that one member paid or shares; its name ends with the
/// member’s mark.
struct PartOfMember<Value: Sendable>: RepeatedEntry {
  let member: MemberID
  let part: Field<Value>

  var questions: [any Question] { [part] }

  func isThere(in submission: Submission) -> Bool { true }
}

extension GroupPaymentForm {
  /// The button that loads the form again for another way to share.
  static let shape = "show"

  /// The button that reloads it with one share more or less for a member.
  static let step = "step"

  static let with = "with"
  static let withAsked = "with-asked"

  /// The prefix of the field for a member's share; the member's id follows.
  static let share = "share-"

  /// The field for the amount of a member or a newcomer.
  static func amount(of id: String, called name: String = "") -> Field<Money?> {
    Field(
      share + id, question: name, subject: "\(name.isolated)’s share",
      reader: Reader<Money>.moneyOrZero.optional)
  }

  /// The field for the number of a member or a newcomer.
  static func weight(
    of id: String, called name: String = "", in split: Split.Kind
  ) -> Field<Percentage?> {
    let reader: Reader<Percentage> =
      split == .percent ? .percentage(upTo: Percentage(9_999), decimals: 2) : .weight(upTo: 9_999)
    return Field(
      share + id, question: name, subject: "\(name.isolated)’s share", reader: reader.optional)
  }
}
