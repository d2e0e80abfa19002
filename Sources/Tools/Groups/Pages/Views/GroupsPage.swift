/// The list of groups, and the form of a new one.
struct GroupsPage {
  private let rows: GroupList
  /// The currency that a new group begins with: that of the newest.
  private let usual: Currency
  /// True on a site with letter boxes, where a group may be in step.
  private let hasBoxes: Bool

  init(_ rows: GroupList, on site: Site) {
    self.rows = rows
    usual = rows.rows.last?.currency ?? site.currency
    hasBoxes = site.letterBoxes != nil
  }

  /// The form of a new group, blank or filled in by a link.
  func blank(_ typed: Submission) -> Page {
    page(FormState(GroupForm.reading(typed, usually: usual)))
  }

  /// The page for a group that this browser does not have.
  static let missing = Page(
    title: "This group is not on this phone",
    lead: """
      Groups are kept in the browser they were made in. It may have been made in another one, or \
      forgotten here.
      """,
    tool: GroupAddress.list, isKeptOffline: true,
    content: """
      <p>Ask somebody in the group to share it with you, and open their link here.</p>
      <p><a class="button"\(href: GroupAddress.list)>Go to your groups</a></p>
      """)

  /// The page with a form of a new group.
  func page(_ state: FormState) -> Page {
    Page(
      title: "Who owes whom?",
      lead: """
        Note what each of you paid, and see the fewest payments that settle it. Groups are kept in \
        this browser, and nowhere else until you share them.
        """,
      isCalm: !rows.rows.isEmpty, description: GroupsTool.tool.tile.sentence,
      tool: GroupAddress.list,
      errors: state.errors,
      manifest: GroupAddress.manifest, isKeptOffline: true,
      content: rows.rows.isEmpty ? empty(state) : filled(state))
  }

  private func empty(_ state: FormState) -> HTML {
    """
    <div class="halves">
    <div>
    <p class="say">You have no groups yet. Start one: a name, and who is in it.</p>
    \(form(state))
    \(opening(state))
    <p class="after"><a\(href: AnotherPhonePath.page.address)>Bring everything from another phone or \
    computer</a></p>
    </div>
    \(GroupsExample.html(in: usual))
    </div>
    """
  }

  private func filled(_ state: FormState) -> HTML {
    """
    <div class="columns">
    <div class="answer">
    \(groups)
    \(opening(state))
    </div>
    \(form(state))
    </div>
    """
  }

  private var groups: HTML {
    """
    <h2>Your groups</h2>
    <ul class="rows whole">
    \(each: rows.rows.reversed(), row)\
    </ul>
    <p><a\(href: AnotherPhonePath.page.address)>Use all this on another phone or computer</a></p>
    """
  }

  /// A group with what the visitor owes or gets back in its own currency, as it was at the last visit.
  private func row(_ row: GroupList.Row) -> HTML {
    """
    <li><p><a class="go-to"\(href: GroupAddress(id: row.id).page)>\(own(row.name))</a>\
    <small>\(step(of: row))\(row.currency.name.capitalisedFirst)</small></p>\
    \(row.standing.flatMap(words))</li>

    """
  }

  /// “In step · ”; empty on a site without letter boxes.
  private func step(of row: GroupList.Row) -> HTML? {
    if row.bond.ended != nil { return "<em>\(BoxEnd.title)</em> · " }
    guard hasBoxes else { return nil }
    return row.bond.secret == nil ? "Only this phone · " : "In step · "
  }

  /// Nothing where all is settled in that currency: the list does not know what is owed in others.
  private func words(for standing: Money) -> HTML? {
    guard !standing.isZero else { return nil }
    let (words, look): (String, StaticString) =
      standing.isNegative ? ("you owe", "sum owing") : ("you get back", "sum owed")
    return """
       <p class="\(look.description)"><span>\(words)</span> \(standing.absolute.short)</p>
      """
  }

  private func form(_ state: FormState) -> HTML {
    """
    <form class="card" method="post"\(action: GroupAddress.list) novalidate>
    <h2>Start a group</h2>
    \(hiddenInputs(FormStamp(revision: 0).values))\
    \(state.textInput(GroupForm.name, width: .text))
    \(state.textArea(GroupForm.members.box, typed: GroupForm.members.lines(in: state.typed)))
    \(state.commonCurrencies(GroupForm.currency, chosen: state.currency))
    <button>Start the group</button>
    </form>
    """
  }

  private func opening(_ state: FormState) -> HTML {
    details(
      "Open a copy or a file", isOpen: state.error(for: GroupSharingRequests.file) != nil,
      """
      <form method="post"\(action: GroupAddress.importing) enctype="multipart/form-data" novalidate>
      \(state.fileInput(
        GroupSharingRequests.file, label: "A copy of a group, or a file from another app",
        hint: """
          Splitwise, Spliit, Cospend, IHateMoney or Tricount: a file ending in .json or .csv. You \
          see what is in it before anything is kept
          """,
        accept: ".json,.csv"))
      <button class="second">Open the file</button>
      </form>
      """)
  }
}
