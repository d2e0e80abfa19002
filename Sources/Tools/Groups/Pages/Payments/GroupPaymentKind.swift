import GroupsFormulas

// What a payment was for, and whether its money came back.

extension GroupPaymentForm {
  static let category = Field(
    "category", question: "Kind (optional)", subject: "Kind",
    described: "\(PaymentCategory.Common.allCases.map(\.rawValue).joined(separator: ", ")), or a "
      + "name of the group's own, of at most \(PaymentCategory.longestName) characters",
    reader: categoryName
  ).checked(roomForOwn)

  /// A category that the list does not have; it takes precedence when it is filled in.
  static let ownCategory = Field(
    "category-own", question: "Or another kind", subject: "Another kind",
    described: "A category of the group's own, in place of `category`", reader: categoryName
  ).checked(roomForOwn)

  private static let categoryName = Reader<String>.text(
    upTo: PaymentCategory.longestName, example: "Boat"
  ).otherwise { _ in "" }

  /// A group has room for so many categories of its own.
  private static let roomForOwn: @Sendable (String, inout FormReading) -> String? = {
    name, reading in
    let group = reading.people.ledger
    let own = group.ownCategories
    guard case .own? = group.category(named: name), own.count >= PaymentCategory.mostOwn,
      !own.contains(where: { $0.key == group.category(named: name)?.key })
    else { return nil }
    return "A group has \(PaymentCategory.mostOwn) kinds of its own at most: choose one from the "
      + "list"
  }

  /// The most fields that a form of a payment may send.
  static let mostFields = 400

  /// A tick for money that came back.
  static let refund = Field(
    "refund", question: "This is money that came back", subject: "Money that came back",
    reader: .yesOrNo(otherwise: false))

  /// A tick for cash from one member to another, beyond what is owed.
  static let kind = Field(
    "kind", question: "This is cash that one person lent another", subject: "Cash that was lent",
    described: "`lent` for cash from `payer` to the one other member who shares it",
    reader: Reader<GroupPayment.Kind>.choice(
      of: [(GroupPayment.Kind.lent.rawValue, .lent)], otherwise: .spending)
  ).checked { kind, reading in
    guard kind == .lent else { return nil }
    if reading[refund] == true { return "Tick one of the two: money came back, or cash was lent" }
    guard let lenders = reading[payers], let sharers = reading[shares]?.members else { return nil }
    let isBetweenTwo = lenders.count == 1 && sharers.count == 1
    return isBetweenTwo && lenders[0].member != sharers[0]
      ? nil : "Say who lent it under “Who paid?”, and tick only the one other person who got it"
  }

  static let note = Field(
    "note", question: "Note (optional)", subject: "Note",
    described: "More about it, in up to \(GroupPayment.longestNote) characters",
    reader: Reader<String>.text(
      upTo: GroupPayment.longestNote, example: "Two nights, breakfast too"
    )
    .otherwise { _ in "" })
}

/// The controls for what a payment was for, and for money that came back.
struct GroupPaymentKind {
  let ledger: GroupLedger
  let state: FormState

  /// The list of categories; one that is typed and new joins it.
  var list: HTML {
    let chosen = state.typed.typed(GroupPaymentForm.category.name)
      .flatMap { ledger.category(named: $0) }
    let known = ledger.categories
    let all = known + (chosen.map { known.contains($0) ? [] : [$0] } ?? [])
    return state.select(
      GroupPaymentForm.category,
      [Choice("", "None")] + all.map { Choice($0.name, $0.words.isolated) },
      chosen: chosen?.name ?? "")
  }

  var refund: HTML { tick(GroupPaymentForm.refund, "yes", cameBack) }

  var lent: HTML { tick(GroupPaymentForm.kind, GroupPayment.Kind.lent.rawValue, isLent) }

  private func tick(_ field: Field<some Sendable>, _ value: String, _ isTicked: Bool) -> HTML {
    let words = ControlWords(name: field.name, error: state.error(for: field.name))
    return """
      \(words.errorLine)\
      \(tickBox(
        "\(field.question)", name: field.name, value: value, isTicked: isTicked,
        attributes: words.attributes))
      """
  }

  /// True where something else than usual is chosen, asked for by a message, or wrong.
  var isOpen: Bool {
    cameBack || isLent
      || state.error(for: GroupPaymentForm.amount.name) == GroupPaymentForm.isNegative
      || state.hasMistake(in: [
        GroupPaymentForm.category, GroupPaymentForm.ownCategory, GroupPaymentForm.refund,
        GroupPaymentForm.kind, GroupPaymentForm.note,
      ])
  }

  private var isLent: Bool { state.typed.typed(GroupPaymentForm.kind.name) != nil }

  private var cameBack: Bool { state.typed.typed(GroupPaymentForm.refund.name) == "yes" }
}
