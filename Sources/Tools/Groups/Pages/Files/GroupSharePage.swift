import GroupsFormulas

/// The pages that move a copy of a group from one browser to another.
enum GroupSharePage {
  static func share(
    _ book: GroupBook, notice: String? = nil, errors: [FieldError] = [], on site: Site
  ) -> Page {
    let ledger = book.ledger
    let membership = book.isInStep(on: site) ? book.membership : nil
    let share = membership.map { BoxShare(book.subject, book, $0, on: site) }
    let copy = self.copy(of: ledger, as: share == nil ? "link" : "copy", on: site)
    let content: HTML =
      if let share {
        """
        \(share.html)
        \(share.folds(
          copy: details("Send a copy instead, for somebody who only looks", copy),
          back: "Back to \(own(ledger.name))"))
        """
      } else {
        """
        <div class="narrow">
        \(BoxShare.offer(to: book, book.subject, otherwise: "<h2>Or send a copy</h2>\n", on: site))\(copy)
        </div>
        """
      }
    return Page(
      title: "Share \(ledger.name.isolated)", isCalm: true, tool: GroupAddress.list, errors: errors,
      content: "\(notice.map { "<p class=\"note\" role=\"status\">\($0)</p>\n" as HTML })\(content)"
    )
  }

  /// The page of a link before its button is pressed: no name, no figure.
  static func announcement(token: String) -> Page {
    SharedLink.page(
      title: "A copy of a group", tool: GroupAddress.list,
      lead: "Somebody shares expenses with you: who is in the group, and who paid what.",
      button: "Show the group", action: GroupAddress.open, field: GroupStore.share.name,
      token: token)
  }

  /// The page that shows a copy before it is opened.
  ///
  /// - Parameters:
  ///   - group: The copy, or what was read from a file.
  ///   - known: The group in this browser's list with the same id.
  ///   - field: The name of the field that carries the copy.
  ///   - token: The copy, sealed.
  ///   - action: Where the form is sent.
  ///   - state: The form as it was sent, if it comes back.
  /// - Returns: The page.
  static func preview(
    _ group: ImportedGroup, known: GroupList.Row?, field: String, token: String, action: Address,
    _ state: FormState? = nil
  ) -> Page {
    let ledger = group.ledger
    let payments = ledger.payments
    let state = state ?? FormState(currency: ledger.currency)
    return Page(
      title: ledger.name.isolated, tool: GroupAddress.list, errors: state.errors,
      content: """
        <div class="narrow">
        <p class="lead">\(count(payments.count)) among \
        \(ledger.shownMembers.map(\.name.isolated).inWords).</p>
        \(notes(on: group, known))\
        \(group.isForeign ? GroupImportView(group: group).sums : nil)\
        <form class="card" method="post"\(action: action) novalidate>
        \(hiddenInputs([(field, token)]))\
        \(group.asksName ? "\(state.textInput(GroupImportRequests.name, width: .text))\n" : nil)\
        \(group.asksCurrency ? currency(state) : nil)\
        \(known?.standing == nil ? joining(ledger) : merging)
        </form>
        \(group.isForeign ? GroupImportView(group: group).lines : list(payments, in: ledger))
        </div>
        """)
  }

  private static func currency(_ state: FormState) -> HTML {
    "\(state.currencies(GroupImportRequests.currency, chosen: state.currency))\n"
  }

  /// A button for each person, which opens the group and says who they are.
  private static func joining(_ ledger: GroupLedger) -> HTML {
    """
    \(GroupMeForm.names(of: ledger))\
    <p class="tools"><button class="link">Open it without a name</button> \
    <a\(href: GroupAddress.list)>No, go back</a></p>
    <p class="hint">Either way this phone keeps a copy. If it has the group already, we add what’s new \
    and never count anything twice.</p>
    """
  }

  /// The button for a browser that has the group and knows who uses it.
  private static let merging: HTML = """
    <h2>You have this group already</h2>
    <p>We add what’s new and never count anything twice.</p>
    <p class="tools"><button>Add what’s new</button> \
    <a\(href: GroupAddress.list)>No, go back</a></p>
    """

  /// The newest payments, closed; nil where there is none.
  private static func list(_ payments: [GroupPayment], in ledger: GroupLedger) -> HTML? {
    guard !payments.isEmpty else { return nil }
    return details(
      payments.count == 1 ? "See the payment" : "See the payments",
      """
      <ul class="ledger">
      \(each: payments.reversed().prefix(20), { payment in row(payment, in: ledger) })\
      </ul>
      \(payments.count > 20 ? "<p>And \(payments.count - 20) more.</p>" as HTML? : nil)
      """)
  }

  /// Warnings about the copy: the group has another name here, or two people have the same name.
  private static func notes(on group: ImportedGroup, _ known: GroupList.Row?) -> HTML {
    let ledger = group.ledger
    let renamed = known.flatMap { $0.name == ledger.name ? nil : $0.name }
    return """
      \(renamed.map { name -> HTML in
        """
        <p class="note">You have this group already, as \(own(name)). In this copy it is called \
        \(own(ledger.name)).</p>

        """
      })\
      \(each: group.isForeign ? [] : group.notes, { note in
        """
        <p class="note">\(note). After you’ve opened it, the group’s settings ask whether that is \
        one person.</p>

        """
      })
      """
  }

  private static func count(_ payments: Int) -> String {
    switch payments {
    case 0: "No payments yet"
    case 1: "One payment"
    default: "\(payments) payments"
    }
  }

  private static func row(_ payment: GroupPayment, in ledger: GroupLedger) -> HTML {
    """
    <li>\(own(payment.heading)) <b>\(payment.told.short)</b>
    <p>\(payment.payers.map { ledger.name(of: $0.member).isolated }.inWords) paid, \
    \(payment.date.words(in: ledger.currency))</p></li>

    """
  }

  /// The changes that a merge made.
  static func list(_ changes: GroupLedger.Difference, in ledger: GroupLedger) -> HTML? {
    guard !changes.isEmpty else { return nil }
    let payments = [
      ("New", changes.added), ("Changed", changes.changed), ("Deleted", changes.deleted),
    ]
    return """
      <ul>
      \(changes.name.map { "<li>The group is called \(own($0)) now</li>\n" as HTML })\
      \(each: changes.rates, { "<li>\(words(for: $0, in: ledger))</li>\n" })\
      \(each: changes.members, { "<li>New: \(own($0)) is in the group</li>\n" })\
      \(each: payments, { word, payments in
        payments.map { payment -> HTML in
          "<li>\(word): \(own(payment.heading)), \(payment.told.short)</li>\n"
        }.joined()
      })\
      </ul>
      """
  }

  /// “€1 is £0.86 now”, “Euros are kept apart now”.
  private static func words(for rate: GroupLedger.Rate, in ledger: GroupLedger) -> String {
    ledger.rate(of: rate.currency).map { "\(ledger.words(for: $0, of: rate.currency)) now" }
      ?? "\(rate.currency.name.capitalisedFirst) are kept apart now"
  }

  static let unreadable = Page(
    title: "This copy cannot be opened",
    lead: """
      Links to a copy work for \(GroupStore.shareDays) days, and only whole. This one is older, or \
      was cut short on its way. Nothing was changed.
      """,
    tool: GroupAddress.list,
    content: """
      <p>Ask for a new link, or for a file.</p>
      <p><a class="button"\(href: GroupAddress.list)>Go to your groups</a></p>
      """)

  static let tooLarge = Page(
    title: "This is too much for one group",
    lead: """
      Together, the copy and what you have already are more than a browser keeps. Nothing was \
      changed, and nothing is lost.
      """,
    tool: GroupAddress.list,
    content: """
      <p>Start a new group with today’s balances, in your copy or in theirs.</p>
      <p><a class="button"\(href: GroupAddress.list)>Go to your groups</a></p>
      """)

  // MARK: A copy

  /// The link to a copy, in a box with this id; its picture, a file, and how to bring copies together.
  private static func copy(of ledger: GroupLedger, as id: String, on site: Site) -> HTML {
    let token = site.vault.wrap(ledger, as: GroupStore.share)
    let path = GroupAddress.open.with(query: [(GroupStore.share.name, token)])
    let address = GroupAddress(id: ledger.id)
    return """
      \(sending(path, as: id, on: site))
      <p class="tools"><a\(href: address.export)>Save as a file</a> \
      <a\(href: address.page)>Back to \(own(ledger.name))</a></p>
      <h2>Keeping everyone’s copy up to date</h2>
      <p>Each of you keeps a copy of your own. When somebody sends you theirs, open it: we add what’s \
      new and never count anything twice. Then send yours back.</p>
      """
  }

  /// The link with its picture; for a group that is larger than any link, that a file is needed.
  private static func sending(_ path: Address, as id: String, on site: Site) -> HTML {
    let link = site.origin + path.text
    guard link.utf8.count < Request.queryLimit else {
      return """
        <p class="lead">There is too much in this group for a link. Save it as a file and send that: \
        whoever has the file can read it.</p>
        """
    }
    return """
      <p class="lead">Send this link to the others. It opens a copy as the group is now, for \
      \(GroupStore.shareDays) days. Whoever has the link can read it.</p>
      <div class="field"><label for="\(id)">Link</label>
      <textarea id="\(id)" rows="4" readonly spellcheck="false">\(link)</textarea></div>
      <p class="tools"><button class="second" data-share="\(id)" hidden>Share</button>\
      <button class="second" data-copy="\(id)" hidden>Copy link</button> \
      <a\(href: path)>Try it yourself</a></p>
      \(QRCode(link).map(BoxShare.picture) ?? "<p>There is too much in the group for a QR code. A file works too:</p>")
      """
  }
}
