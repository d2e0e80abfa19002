import GroupsFormulas

extension GroupBook: BookInStep {
  var state: GroupLedger { ledger }
  var membership: BoxMembership? { inStep?.membership }
  var revision: Int { history.revision }
  var isIncomplete: Bool { parts.isIncomplete }

  mutating func note(_ change: (inout BoxMembership) -> Void) {
    guard var membership else { return }
    change(&membership)
    inStep?.membership = membership
  }

  mutating func join(_ membership: BoxMembership) {
    inStep = GroupInStep(membership)
    boxNotice = nil
    goOnAlone()
  }

  mutating func leaveBox() {
    inStep = nil
    boxNotice = nil
  }

  /// Takes in what other phones changed, and lists the payments that are new or different.
  mutating func take(letters merged: GroupLedger) {
    let new = merged.entries.filter {
      $0.payment != nil && ledger[entry: $0.id]?.payment != $0.payment
    }
    if !parts.isIncomplete { inStep?.noteUnseen(new.map(\.id)) }
    take(merged)
  }

  mutating func apply(_ operation: Operation, giving state: GroupLedger) {
    apply(operation) { $0 = state }
  }

  /// Ends that a part is missing; what waited in that part is gone.
  mutating func complete() {
    let waiting = inStep?.membership.waiting.named ?? []
    parts.complete()
    if !waiting.allSatisfy(ledger.has) { boxNotice = .lostChanges }
  }

  /// The group as pages of its letter box call it.
  var subject: BoxSubject {
    let address = GroupAddress(id: ledger.id)
    return BoxSubject(
      GroupBoxPage.words, name: ledger.name.isolated,
      asksToStop: "Turn off \(ledger.name.isolated) for everybody?", in: ledger.currency,
      tool: GroupAddress.list,
      page: address.page, share: address.share, box: address.box, letters: address.letters,
      join: GroupAddress.join)
  }
}
