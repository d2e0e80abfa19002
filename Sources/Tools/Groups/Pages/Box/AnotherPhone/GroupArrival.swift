import GroupsFormulas

/// The first visit to a group that is here and that a link for everything has brought into the list.
struct GroupArrival {
  /// The group, in step by the secret of the link once its letters are merged; what it has here
  /// alone waits to be sent then.
  private(set) var book: GroupBook
  /// The letter that carries this very request, which was answered before, is among them.
  private(set) var hasOwnLetter = false
  /// The secret in the list brings nothing more: its letters are merged, or its box was closed.
  private(set) var isOver = false

  /// The group with its letters; as it is kept where nothing has arrived, or while the store is
  /// away.
  init(_ kept: GroupBook, _ request: Request, on site: Site) {
    book = kept
    guard site.letterBoxes != nil,
      let bond = GroupStore.rows(of: request, on: site)[kept.ledger.id]?.bond,
      bond.hasArrived, let secret = bond.secret
    else { return }
    guard kept.inStep?.membership.secret != secret else {
      isOver = true
      return
    }
    let operation = Operation(request)
    let phone = PhoneID(joiningBy: operation, on: site, isFresh: request.isRead)
    do throws(BoxMissing) {
      let found = try StateInBox<GroupLedger>(secret, on: site)
      guard join(found, as: phone) else { return }
      hasOwnLetter = !request.isRead && found.holds(operation, of: phone, on: site)
      if hasOwnLetter { book = book.withoutUndo }
    } catch {
      switch error {
      case .away: return
      case .closed(let mark):
        if book.inStep == nil { book.leaveBox(closedBy: mark, on: site) }
      case .gone: join(BoxMembership(secret, phone: phone))
      }
    }
    isOver = true
  }

  /// Merges the letters of a box; false where they would make the group too large.
  private mutating func join(_ found: StateInBox<GroupLedger>, as phone: PhoneID) -> Bool {
    // A secret of another group brings nothing.
    guard found.state.id == book.ledger.id else { return true }
    let merged = book.ledger.mergedNamingApart(with: found.state)
    guard merged.members.count <= GroupLedger.mostMembers else { return false }
    join(found.membership(of: phone))
    book.take(merged)
    return true
  }

  private mutating func join(_ membership: BoxMembership) {
    book.inStep = GroupInStep(membership)
    book.inStep?.membership.waiting.addAll()
  }
}
