import GroupsFormulas

/// The form that says who in the group is using this browser.
enum GroupMeForm {
  static let member = Field(
    "member", question: "I am", subject: "Who you are",
    described: "The id of a member, or nothing", reader: Reader<String>.text(upTo: 8, .id).optional)

  static func read(
    _ reading: inout FormReading, in ledger: GroupLedger
  ) throws(InvalidForm) -> MemberID? {
    guard let text = try reading.value(of: member) else { return nil }
    guard let id = MemberID(text: text), ledger.shownMembers.contains(where: { $0.id == id })
    else { throw member.invalid("Choose who you are from the list") }
    return id
  }

  /// The form, which the page of a group shows while nobody is chosen, and the settings always.
  static func view(of book: GroupBook, _ state: FormState) -> HTML {
    let people = book.ledger.shownMembers.map { Choice($0.id.text, $0.name.isolated) }
    return """
      <form class="me-form" method="post"\(action: GroupAddress(id: book.ledger.id).me)>
      \(state.select(
        member, [Choice("", "Choose…")] + people,
        chosen: state.typed.typed(member.name) ?? book.me?.text ?? ""))
      <button class="second">\(book.me == nil ? "That’s me" : "Change")</button>
      </form>
      """
  }

  /// A button for each person, which opens the group and says who they are.
  static func names(of ledger: GroupLedger) -> HTML {
    """
    <h2 id="who">Who are you?</h2>
    <p class="hint">Press your name, and the group opens on this phone.</p>
    <ul class="joining" aria-labelledby="who">
    \(each: ledger.shownMembers, { person in
      """
      <li><button class="second" name="\(member.name)" value="\(person.id.text)">\
      \(personMark(person.name, isVisitor: false)) \(own(person.name))</button></li>

      """
    })\
    </ul>

    """
  }
}

extension GroupsRequests {
  /// Keeps who is using this browser.
  ///
  /// That is no change of the group: the last change can still be undone, and no copy has it.
  static func chooseMe(_ old: GroupBook, _ request: Request, _ site: Site) -> Response {
    do throws(GroupRefusal) {
      let draft = Draft(FormReading(request.form, in: old.ledger.currency)) {
        (pages: (GroupBook, Site), state) in
        GroupPage(book: pages.0, site: pages.1).main(choosing: state)
      }
      var book = old
      book.me = try draft.read { reading throws(InvalidForm) in
        try GroupMeForm.read(&reading, in: old.ledger)
      }.get()
      let cookies = book.cookies(on: site)
      guard
        let headers = cookies.fitting(book, mayGrow: false)
          .flatMap({ cookies.headers(keeping: $0) })
      else { throw .conflict(GroupPage.fullSentence, request.form) }
      return .seeOther(GroupAddress(id: book.ledger.id).page, headers: headers)
    } catch {
      return site.refuse(request, error, (old, site))
    }
  }
}
