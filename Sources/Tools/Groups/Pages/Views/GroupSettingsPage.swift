import GroupsFormulas

/// The settings of a group: its members, its name, and how to keep or forget it.
struct GroupSettingsPage {
  let book: GroupBook
  var wrong: (part: Part, state: FormState)?

  /// The forms of the page; several have a field called `name`.
  enum Part: Equatable, Sendable {
    case group
    case newMember
    case member(MemberID)
    case rate
    case together
    case statement
  }

  /// One of its forms as it was sent.
  static func draft(of part: Part, _ reading: FormReading) -> Draft<(GroupBook, Site)> {
    Draft(reading) { pages, state in GroupSettingsPage(book: pages.0, wrong: (part, state)).page() }
  }

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(id: ledger.id) }
  private var stamp: HTML { hiddenInputs(book.formStamp.values) }

  /// A form with its mistakes; nil when it has none.
  private func state(_ part: Part) -> FormState? { wrong?.part == part ? wrong?.state : nil }

  private var errors: [FieldError] {
    guard let (part, state) = wrong else { return [] }
    guard part != .rate else { return GroupRates.moved(state.errors, of: state.currency) }
    return state.errors.map { error in
      let isOfMember = [GroupMemberForm.name.name, GroupMemberForm.payTo.name].contains(error.field)
      return isOfMember ? FieldError(field: id(part, error.field), message: error.message) : error
    }
  }

  /// The page, with the last change when it was made here.
  func page(tellsChange: Bool = false) -> Page {
    let flash = tellsChange ? book.lastChange(on: .settings) : nil
    let blank = FormState(currency: ledger.currency)
    return Page(
      title: "People and settings of \(ledger.name.isolated)", flash: flash?.title,
      isCalm: true, tool: GroupAddress.list,
      errors: errors, isKeptOffline: true,
      content: """
        <div class="narrow">
        \(flash.map { OfflineSlot.flash.around($0.flash) })\
        \(GroupMeForm.view(of: book, blank))
        \(people)
        \(GroupTogetherView(ledger, state(.together), stamp: stamp).html)
        \(nameAndCurrency)
        \(GroupRates(book: book, wrong: state(.rate)).settings)\
        \(flash == nil ? lastChange : nil)\
        \(StatementView(ledger: ledger, state: state(.statement) ?? blank).html)
        <section class="card">
        <h2>Keep a copy</h2>
        <p class="tools"><a\(href: address.share)>Share it</a> \
        <a\(href: address.paymentsCSV)>Save payments as CSV</a> \
        <a\(href: address.report)>Save a report as PDF</a> \
        <a\(href: address.export)>Save everything as JSON</a></p>
        </section>
        \(ending)
        <p class="tools"><a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        </div>
        """)
  }

  private var people: HTML {
    """
    <section class="card">
    <h2>People</h2>
    \(members.html("And \(members.folded.count) more people") { members in
      """
      <ul class="ledger">
      \(each: members, row)\
      </ul>
      """
    })
    \(twins)\
    <form method="post"\(action: address.members) novalidate>
    \(stamp)\
    \(input(.newMember, "Add somebody"))
    \(including)
    <button class="second">Add</button>
    </form>
    </section>
    """
  }

  /// The people; of many, those whose form has a mistake first.
  private var members: Shortened<GroupLedger.Member> {
    func isWrong(_ member: GroupLedger.Member) -> Bool { state(.member(member.id)) != nil }
    return Shortened(ledger.shownMembers) { isWrong($0) && !isWrong($1) }
  }

  private var nameAndCurrency: HTML {
    let state = state(.group) ?? FormState(currency: ledger.currency)
    return """
      <section class="card">
      <h2>Name and currency</h2>
      <form method="post"\(action: address.page) novalidate>
      \(stamp)\
      \(input(.group, "Name of the group", otherwise: ledger.name))
      \(state.commonCurrencies(GroupForm.currency, chosen: state.currency))
      <button class="second">Save</button>
      </form>
      </section>
      """
  }

  private var ending: HTML {
    """
    <section class="card">
    <h2>Start again, or forget</h2>
    <form method="post"\(action: address.fresh)>\(stamp)\
    <p><button class="second">Start a new group with today’s balances</button></p>
    </form>
    \(details("Forget this group", """
      <p>This deletes it from this browser for good. Other people keep their copies.</p>
      <form method="post"\(action: address.forget)>\(stamp)\
      <button class="second">Forget \(own(ledger.name))</button>
      </form>
      """))
    </section>
    """
  }

  /// The last change with its undo button.
  private var lastChange: HTML? {
    book.lastChange(on: .settings).quiet.map { change in
      """
      <section class="card">
      <h2>The last change</h2>
      \(change)\
      </section>

      """
    }
  }

  private func id(_ part: Part, _ field: String = GroupMemberForm.name.name) -> String {
    switch part {
    case .newMember: "new-name"
    case .member(let id): "\(field)-\(id.text)"
    case .group, .rate, .together, .statement: "group-name"
    }
  }

  private func input(
    _ part: Part, _ label: String, field: String = GroupMemberForm.name.name, hint: String? = nil,
    otherwise: String? = nil
  ) -> HTML {
    let (id, state) = (id(part, field), state(part))
    let words = ControlWords(name: id, hint: hint, error: state?.error(for: field))
    return words.field(
      label: label,
      """
      <div class="box text"><input id="\(id)" name="\(field)" type="text" autocomplete="off"\
      \(attribute: "value", state?.typed[field] ?? otherwise)\(words.attributes)></div>
      """)
  }

  /// How to pay a member who takes part.
  private func payTo(_ member: GroupLedger.Member) -> HTML {
    let field = GroupMemberForm.payTo
    return input(
      .member(member.id), field.question, field: field.name, hint: field.hint,
      otherwise: member.payTo.isEmpty ? nil : member.payTo)
  }

  private func row(_ member: GroupLedger.Member) -> HTML {
    let part = Part.member(member.id)
    let isActive = member.status == .active
    return """
      <li>\(own(member.name))\(isActive ? nil : " <span class=\"hint\">takes no part in new payments</span>" as HTML)
      \(details("Change<span class=\"unseen\"> \(own(member.name))</span>", isOpen: state(part) != nil, """
        <form method="post"\(action: address.member(member.id)) novalidate>\(stamp)\
        \(input(part, "Name", otherwise: member.name))
        \(isActive ? payTo(member) : nil)\
        <button class="second">\(isActive ? "Save" : "Bring \(member.name.isolated) back")</button>
        </form>
        \(isActive ? leave(member) : nil)
        """))</li>

      """
  }

  private func leave(_ member: GroupLedger.Member) -> HTML {
    """
    <form method="post"\(action: address.deleteMember(member.id))>\(stamp)\
    <p><button class="second">\(
      ledger.names(member.id)
        ? "Leave \(member.name.isolated) out of new payments"
        : "Remove \(member.name.isolated)")</button></p>
    </form>
    """
  }

  /// The question whether a new member shares existing payments, when there are any it concerns.
  private var including: HTML? {
    guard ledger.payments.contains(where: { $0.split.kind == .even && !$0.isTransfer }) else {
      return nil
    }
    return tickBox(
      "Split past payments with them too", name: GroupMemberForm.include.name, value: "yes")
  }

  /// The question about two members with one name, which a merge or a file can cause.
  private var twins: HTML? {
    let pairs = ledger.twins
    guard !pairs.isEmpty else { return nil }
    return """
      \(each: pairs, { twin, first in
        """
        <form class="note" method="post"\(action: address.member(twin.id))>\(stamp)\
        <p>Are \(own(first.name)) and \(own(twin.name)) one person?</p>
        \(hiddenInputs([(GroupMemberForm.join.name, first.id.text)]))\
        <button class="second">Yes, make them one</button>
        </form>

        """
      })
      """
  }
}
