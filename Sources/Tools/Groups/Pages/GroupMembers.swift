import GroupsFormulas

/// The requests about members.
extension GroupsRequests {
  static func addMember(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    change(book, request, site, adding: .member) { book, operation throws(GroupRefusal) in
      let draft = GroupSettingsPage.draft(
        of: .newMember, FormReading(request.form, in: book.ledger.currency))
      let name = try draft.read { reading throws(InvalidForm) in
        try GroupMemberForm.newName(&reading, in: book.ledger)
      }.get()
      let id = book.ledger.newMemberID(madeBy: operation, in: site.vault)
      book.apply(operation) {
        $0.add(name, as: id)
        let sent = request.form.typed(GroupMemberForm.include.name)
        if sent.map(GroupMemberForm.include.format.choices.contains) ?? false { $0.include(id) }
      }
      return GroupAddress(id: book.ledger.id).settings
    }
  }

  static func changeMember(
    _ book: GroupBook, _ id: MemberID, _ request: Request, _ site: Site
  ) -> Response {
    change(book, request, site) { book, operation throws(GroupRefusal) in
      guard let member = book.ledger[member: id] else { throw .unknown }
      if let other = request.form.typed(GroupMemberForm.join.name) {
        guard let other = MemberID(text: other), book.ledger[member: other] != nil,
          other != member.id
        else { throw .unknown }
        book.join(member.id, to: other, by: operation)
        return GroupAddress(id: book.ledger.id).settings
      }
      let draft = try draft(of: member, request.form, in: book, since: operation)
      let (name, payTo) = try draft.read { reading throws(InvalidForm) in
        let name = try GroupMemberForm.newName(&reading, in: book.ledger, except: member.id)
        let isSent = !request.form.all(GroupMemberForm.payTo.name).isEmpty
        return (name, isSent ? try reading.value(of: GroupMemberForm.payTo) : member.payTo)
      }.get()
      book.apply(operation) {
        $0.change(member: member.id) {
          $0.name = name
          $0.payTo = payTo
          $0.status = .active
        }
      }
      return GroupAddress(id: book.ledger.id).settings
    }
  }

  static func deleteMember(
    _ book: GroupBook, _ id: MemberID, _ request: Request, _ site: Site
  ) -> Response {
    change(book, request, site, mayGrow: false) { book, operation throws(GroupRefusal) in
      guard let member = book.ledger[member: id] else { throw .unknown }
      _ = try draft(of: member, request.form, in: book, since: operation)
      book.apply(operation) {
        let status: GroupLedger.Person.Status = $0.names(member.id) ? .left : .removed
        $0.change(member: member.id) { $0.status = status }
      }
      return GroupAddress(id: book.ledger.id).settings
    }
  }

  /// The form of a member who has not been changed since it was drawn.
  private static func draft(
    of member: GroupLedger.Member, _ typed: Submission, in book: GroupBook,
    since operation: Operation
  ) throws(GroupRefusal) -> Draft<(GroupBook, Site)> {
    let draft = GroupSettingsPage.draft(
      of: .member(member.id), FormReading(typed, in: book.ledger.currency))
    guard book.hasChanged(member.key, since: operation) else { return draft }
    throw draft.conflict(
      GroupMemberForm.name.error(
        "\(member.name.isolated) was changed since this page was made. Nothing was done: look again "
          + "first"))
  }
}
