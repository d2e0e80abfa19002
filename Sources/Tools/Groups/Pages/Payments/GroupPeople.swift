import GroupsFormulas

/// Somebody who joins a group with a payment.
struct GroupNewcomer {
  /// The id that they get with the payment.
  let id: MemberID
  let name: String

  /// The text that stands for them in forms: they have no id before the payment is saved.
  static let mark = "new"
}

/// The people whom the form of a payment can name: the members of a group, and somebody new.
struct GroupPeople: Sendable {
  /// The group without the newcomer.
  let members: GroupLedger
  /// The group with the newcomer.
  let ledger: GroupLedger
  /// Somebody who joins with the payment; nil if no name was typed.
  let newcomer: GroupNewcomer?
  /// The members that a form may name, in their order in the group.
  ///
  /// A form that was opened earlier may name somebody who was removed, or joined with another member,
  /// since then: they are not among them.
  private let known: [MemberID]

  init(_ group: GroupLedger) {
    (members, ledger, newcomer) = (group, group, nil)
    known = group.shownMembers.map(\.id)
  }

  /// The people of a group with somebody of whom a form has the name.
  init(_ group: GroupLedger, joinedBy form: Submission, as id: MemberID) {
    members = group
    newcomer = form.typed(GroupPaymentForm.newMember.name).map { GroupNewcomer(id: id, name: $0) }
    var joined = group
    joined.add(newcomer)
    ledger = joined
    known = joined.shownMembers.map(\.id)
  }

  /// The text that stands for somebody in the form: in who paid, in who shares it, and in the names of their fields.
  func mark(of member: MemberID) -> String {
    member == newcomer?.id ? GroupNewcomer.mark : member.text
  }

  /// The member whom a text of the form names; nil for a stranger.
  func member(_ text: String) -> MemberID? {
    if text == GroupNewcomer.mark { return newcomer?.id }
    return MemberID(text: text).flatMap { known.contains($0) ? $0 : nil }
  }

  /// The members whom some texts of the form name, in their order in the group; nil with a stranger.
  func chosen(_ texts: [String]) -> [MemberID]? {
    let named = Set(texts)
    let chosen = known.filter { named.contains(mark(of: $0)) }
    return chosen.count == named.count ? chosen : nil
  }

  /// True of a text that names a newcomer without a name: only the name is a mistake.
  func isNameless(_ text: String?) -> Bool { newcomer == nil && text == GroupNewcomer.mark }

  /// Refuses a form in which a field for one person has text and names nobody of the group: what is
  /// in it would be passed over.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - prefix: The beginning of the names of such fields, before the mark of a person.
  ///   - message: What to do.
  /// - Throws: The message, at the field.
  func refuseStrangers(
    in form: Submission, after prefix: String, _ message: String
  ) throws(InvalidForm) {
    let known = Set(known.map { prefix + mark(of: $0) } + [prefix + GroupNewcomer.mark])
    let stranger = form.entries.first {
      $0.name.hasPrefix(prefix) && !known.contains($0.name) && form.typed($0.name) != nil
    }
    guard let stranger else { return }
    throw InvalidForm(stranger.name, message)
  }
}

extension FormReading {
  /// The people of the group that the form is about.
  var people: GroupPeople { context(GroupPeople.self) }
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

  /// The form without the tick of a newcomer without a name.
  var withoutNewcomer: Submission {
    filter {
      $0.name != GroupPaymentForm.with && !$0.name.hasPrefix(BillLine.with)
        || $0.text != GroupNewcomer.mark
    }
  }
}

extension TextFormat {
  /// The id of a member, or what stands for the newcomer.
  static let memberOrNew = matching(
    "[0-9a-f]{8}|\(GroupNewcomer.mark)", upTo: 8, example: id.example, name: "MemberOrNew")
}
