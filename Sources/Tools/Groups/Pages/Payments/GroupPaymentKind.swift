import Components
import Finance
import Formats
import GroupsFormulas

// What a payment was for, and whether its money came back.

extension GroupPaymentForm {
  static let category = Field(
    "category", question: "Kind (optional)", subject: "Kind",
    described: "\(PaymentCategory.Common.allCases.map(\.rawValue).joined(separator: ", ")), or a "
      + "name of the group's own, of at most \(PaymentCategory.longestName) characters",
    reader: categoryName)

  /// A category that the list does not have; it takes precedence when it is filled in.
  static let ownCategory = Field(
    "category-own", question: "Or another kind", subject: "Another kind",
    described: "A category of the group's own, in place of `category`", reader: categoryName)

  private static let categoryName = Reader<String>.text(
    upTo: PaymentCategory.longestName, example: "Boat"
  ).otherwise { _ in "" }

  /// The most fields that a form of a payment may send.
  static let mostFields = 400

  /// A tick for money that came back.
  static let refund = Field(
    "refund", question: "This is money that came back", subject: "Money that came back",
    reader: .yesOrNo(otherwise: false))

  static let note = Field(
    "note", question: "Note (optional)", subject: "Note",
    described: "More about it, in up to \(GroupPayment.longestNote) characters",
    reader: Reader<String>.text(
      upTo: GroupPayment.longestNote, example: "Two nights, breakfast too"
    )
    .otherwise { _ in "" })

  /// The question for a category in a group, which has room for so many of its own.
  static func category(_ name: String, in group: GroupLedger) -> Field<String> {
    (name == category.name ? category : ownCategory).checked { name, _ in
      let own = group.ownCategories
      guard case .own? = group.category(named: name), own.count >= PaymentCategory.mostOwn,
        !own.contains(where: { $0.key == group.category(named: name)?.key })
      else { return nil }
      return "A group has \(PaymentCategory.mostOwn) kinds of its own at most: choose one from the "
        + "list"
    }
  }
}

/// The controls for what a payment was for, and for money that came back.
struct GroupPaymentKind {
  private let ledger: GroupLedger
  private let state: FormState

  init(_ ledger: GroupLedger, _ state: FormState) {
    self.ledger = ledger
    self.state = state
  }

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

  var ownName: HTML { state.textInput(GroupPaymentForm.ownCategory, width: .text) }

  var refund: HTML {
    let name = GroupPaymentForm.refund.name
    return """
      <div class="choice"><input type="checkbox" id="\(name)" name="\(name)" value="yes"\
      \(flag: "checked", isRefund)>\
      <label for="\(name)">\(GroupPaymentForm.refund.question)</label></div>
      """
  }

  var note: HTML { state.textInput(GroupPaymentForm.note, width: .text) }

  /// True where something else than usual is chosen, asked for by a message, or wrong.
  var isOpen: Bool {
    isRefund || state.error(for: GroupPaymentForm.amount.name) == GroupPaymentForm.isNegative
      || state.hasMistake(in: [
        GroupPaymentForm.category, GroupPaymentForm.ownCategory, GroupPaymentForm.refund,
        GroupPaymentForm.note,
      ])
  }

  private var isRefund: Bool { state.typed.typed(GroupPaymentForm.refund.name) == "yes" }
}
