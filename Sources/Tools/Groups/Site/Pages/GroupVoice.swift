import Components
import State

/// The people of a group as a page names them: whoever uses this browser is “you”.
struct GroupVoice {
  let ledger: GroupLedger
  let me: MemberID?

  init(_ book: GroupBook) {
    ledger = book.ledger
    me = book.me
  }

  /// The person in a list to choose from; “You (Ana)” for the one who chooses.
  func choice(_ member: GroupLedger.Member) -> Choice {
    let name = member.name.isolated
    return Choice(member.id.text, member.id == me ? "You (\(name))" : name)
  }
}
