import Components
import Forms
import GroupsFormulas
import Hosting
import Identifiers
import Markup
import State
import Web

/// The settings of a group: its members, its name, and how to keep or forget it.
struct GroupSettingsPage {
  private let book: GroupBook

  init(_ book: GroupBook, _ site: Site) {
    self.book = book
  }

  private var ledger: GroupLedger { book.ledger }
  private var address: GroupAddress { GroupAddress(ledger.id) }
  private var stamp: HTML { hiddenInputs(FormStamp(revision: book.history.revision).values) }

  /// The form with a mistake, if any; several have a field called `name`.
  private enum Part: Equatable {
    case group
    case newMember
    case member(MemberID)
  }

  /// The page, with the last change when it was made here.
  func page(tellsChange: Bool) -> Page {
    page(
      nil, FormState(currency: ledger.currency),
      flash: tellsChange ? book.lastChange(on: .settings) : nil)
  }

  func page(_ reading: FormReading, _ invalid: InvalidForm) -> Page {
    page(.group, FormState(reading, errors: invalid.errors))
  }

  func page(adding reading: FormReading, _ invalid: InvalidForm) -> Page {
    page(.newMember, FormState(reading, errors: invalid.errors))
  }

  func page(
    renaming member: MemberID, _ reading: FormReading, _ invalid: InvalidForm
  ) -> Page {
    page(.member(member), FormState(reading, errors: invalid.errors))
  }

  /// The page with a mistake in an exchange rate.
  func page(rate state: FormState) -> Page {
    page(nil, FormState(currency: ledger.currency), rate: state)
  }

  /// The page with a mistake in households or in the default split.
  func page(together state: FormState) -> Page {
    page(nil, FormState(currency: ledger.currency), together: state)
  }

  /// The page with a mistake in a statement.
  func page(statement state: FormState) -> Page {
    page(nil, FormState(currency: ledger.currency), statement: state)
  }

  private func page(
    _ wrong: Part?, _ state: FormState, rate: FormState? = nil, together: FormState? = nil,
    statement: FormState? = nil, flash: LastChange? = nil
  ) -> Page {
    let errors =
      state.errors.map { error in
        error.field == GroupMemberForm.name.name
          ? FieldError(field: id(wrong ?? .group), message: error.message) : error
      } + (rate.map { GroupRates.moved($0.errors, of: $0.currency) } ?? [])
      + (together?.errors ?? []) + (statement?.errors ?? [])
    return Page(
      title: "People and settings of \(ledger.name.isolated)", flash: flash?.title,
      tool: GroupAddress.list,
      errors: errors, isKeptOffline: true,
      content: """
        <div class="narrow">
        \(flash.map { OfflineSlot.flash.around($0.flash) })\
        \(people(wrong, state))
        \(GroupTogetherView(ledger, together, stamp: stamp).html)
        \(nameAndCurrency(wrong == .group ? state : nil, chosen: state))
        \(GroupRates(book, rate).settings)\
        \(flash == nil ? lastChange : nil)\
        \(StatementView(ledger, statement).html)
        <section class="card">
        <h2>Keep a copy</h2>
        <p class="tools"><a\(href: address.share)>Share it</a> \
        <a\(href: address.csv)>Save payments as CSV</a> \
        <a\(href: address.report)>Save a report as PDF</a> \
        <a\(href: address.export)>Save everything as JSON</a></p>
        </section>
        \(ending)
        <p class="tools"><a\(href: address.page)>Back to \(own(ledger.name))</a></p>
        </div>
        """)
  }

  private func people(_ wrong: Part?, _ state: FormState) -> HTML {
    """
    <section class="card">
    <h2>People</h2>
    <ul class="ledger">
    \(each: ledger.shownMembers, { member in
      row(member, wrong == .member(member.id) ? state : nil)
    })\
    </ul>
    \(twins)\
    <form method="post"\(action: address.members) novalidate>
    \(stamp)\
    \(nameInput(.newMember, "Add somebody", wrong == .newMember ? state : nil))
    \(including)
    <button>Add</button>
    </form>
    </section>
    """
  }

  private func nameAndCurrency(_ wrong: FormState?, chosen state: FormState) -> HTML {
    """
    <section class="card">
    <h2>Name and currency</h2>
    <form method="post"\(action: address.page) novalidate>
    \(stamp)\
    \(nameInput(.group, "Name of the group", wrong, otherwise: ledger.name))
    \(state.currencies(GroupForm.currency, chosen: state.currency))
    <button>Save</button>
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

  private func id(_ part: Part) -> String {
    switch part {
    case .group: "group-name"
    case .newMember: "new-name"
    case .member(let id): "name-\(id.text)"
    }
  }

  private func nameInput(
    _ part: Part, _ label: String, _ state: FormState?, otherwise: String? = nil
  ) -> HTML {
    let id = id(part)
    let words = ControlWords(name: id, error: state?.error(for: GroupMemberForm.name.name))
    return words.field(
      label: label,
      """
      <div class="box text"><input id="\(id)" name="\(GroupMemberForm.name.name)" type="text" autocomplete="off"\
      \(attribute: "value", state?.typed[GroupMemberForm.name.name] ?? otherwise)\
      \(words.attributes)></div>
      """)
  }

  private func row(_ member: GroupLedger.Member, _ state: FormState?) -> HTML {
    let isActive = member.status == .active
    return """
      <li>\(own(member.name))\(isActive ? nil : " <span class=\"hint\">takes no part in new payments</span>" as HTML)
      \(details("Change<span class=\"unseen\"> \(own(member.name))</span>", isOpen: state != nil, """
        <form method="post"\(action: address.member(member.id)) novalidate>\(stamp)\
        \(nameInput(.member(member.id), "Name", state, otherwise: member.name))
        <button class="second">\(isActive ? "Save the name" : "Bring \(member.name.isolated) back")</button>
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
    guard ledger.payments.contains(where: { $0.split.kind == .even && !$0.isPayback }) else {
      return nil
    }
    let name = GroupMemberForm.include.name
    return """
      <div class="choice"><input type="checkbox" id="\(name)" name="\(name)" value="yes">\
      <label for="\(name)">Split past payments with them too</label></div>
      """
  }

  /// The note on two members with the same name, which a merge or a file can cause.
  private var twins: HTML? {
    let pairs = ledger.twins
    guard !pairs.isEmpty else { return nil }
    return """
      \(each: pairs, { twin, first in
        """
        <form class="note" method="post"\(action: address.member(twin.id))>\(stamp)\
        <p>\(own(twin.name)) is here twice. Is that one person?</p>
        \(hiddenInputs([(GroupMemberForm.join.name, first.id.text)]))\
        <button class="second">Yes, make them one</button>
        </form>

        """
      })
      """
  }
}
