import GroupsFormulas

/// Somebody who joins a group with a payment.
///
/// The form calls them `new`, as they have no id before the payment is saved: in who paid, in who
/// shares it, and in the name of the field for their share.
struct GroupNewcomer {
  /// The id that they get with the payment.
  let id: MemberID
  let name: String

  /// The value in a form that means the newcomer.
  static let mark = "new"

  /// The newcomer of a form; nil if no name was typed.
  init?(in typed: Submission, as id: MemberID) {
    guard let name = typed.typed(GroupPaymentForm.newMember.name) else { return nil }
    self.id = id
    self.name = name
  }

  /// The form with their id in place of the mark.
  func named(in typed: Submission) -> Submission { typed.replacing(Self.mark, with: id.text) }

  /// The form with the mark in place of their id.
  func marked(in typed: Submission) -> Submission { typed.replacing(id.text, with: Self.mark) }

  /// The mistake on the field that the page has for them.
  func marked(_ error: FieldError) -> FieldError {
    let fields = [GroupPaymentForm.share, GroupPaymentForm.paid]
    guard let field = fields.first(where: { error.field == $0 + id.text }) else { return error }
    return FieldError(field: field + Self.mark, message: error.message)
  }
}

extension GroupLedger {
  /// Adds a member who joins with a payment, before the payment itself.
  mutating func add(_ newcomer: GroupNewcomer?) {
    if let newcomer { add(newcomer.name, as: newcomer.id) }
  }
}

extension Submission {
  /// True when the newcomer is a payer or has a share.
  var countsOnNewcomer: Bool {
    entries.contains { entry in
      if entry.name.hasPrefix(GroupPaymentForm.payer.name) {
        return entry.text == GroupNewcomer.mark
      }
      let fields = [GroupPaymentForm.share, GroupPaymentForm.paid]
      return fields.contains { entry.name == $0 + GroupNewcomer.mark } && !entry.text.isEmpty
    }
  }

  /// True when a field names a newcomer without a name: only the name is a mistake.
  func leavesNameless(_ field: String) -> Bool { typed(field) == GroupNewcomer.mark }

  /// The form without the tick of a newcomer without a name.
  var withoutNewcomer: Submission {
    filter {
      $0.name != GroupPaymentForm.with && !$0.name.hasPrefix(BillLine.with)
        || $0.text != GroupNewcomer.mark
    }
  }

  /// The form with a member called otherwise, in values and in names of fields.
  fileprivate func replacing(_ member: String, with other: String) -> Submission {
    let fields = [GroupPaymentForm.share, GroupPaymentForm.paid]
    return Submission(
      entries.map { entry in
        if let field = fields.first(where: { entry.name == $0 + member }) {
          return (field + other, entry.text)
        }
        let isChoice =
          entry.name == GroupPaymentForm.with || entry.name.hasPrefix(BillLine.with)
          || entry.name.hasPrefix(GroupPaymentForm.payer.name)
        return (entry.name, isChoice && entry.text == member ? other : entry.text)
      })
  }
}

extension TextFormat {
  /// The id of a member, or what stands for the newcomer.
  static let memberOrNew = matching(
    "[0-9a-f]{8}|\(GroupNewcomer.mark)", upTo: 8, example: id.example, name: "MemberOrNew")
}
