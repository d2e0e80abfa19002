import GroupsFormulas

/// The form of the split that new payments begin with.
struct GroupDefaultSplitForm: Form {
  let values: FormValues

  static let questions: [any Question] = [split, shares]

  var shares: Split { values[Self.shares] }

  static let split = GroupPaymentForm.split
  static let shares = GroupPaymentForm.shares

  /// A field of the form of a payment: its split is for new payments too.
  static let keep = FormParameter("default", "The split is for new payments too", .choice(["yes"]))

  init(_ reading: inout FormReading) throws(InvalidForm) {
    if let split = try? reading.value(of: Self.split), !SplitChoice.kept.contains(split) {
      reading.refuse(
        Self.split,
        "Different amounts are for one payment: choose evenly, by shares or by percent")
    }
    values = try reading.values(of: Self.questions)
  }

  /// The split of a form; nil for evenly among whoever is in the group, as payments are without one.
  ///
  /// A form that names nobody says so, and a page on which everybody is ticked, as at the start.
  static func split(of reading: inout FormReading) throws(InvalidForm) -> Split? {
    let form = try GroupDefaultSplitForm(&reading)
    let group = reading.people.ledger
    let typed = reading.submission
    let namesPeople =
      typed.typed(GroupPaymentForm.with) != nil && typed.typed(GroupPaymentForm.withAsked) == nil
    let isForAll = form.shares == .evenly(group.activeMembers.map(\.id))
    return isForAll && !namesPeople ? nil : form.shares
  }
}

extension GroupsRequests {
  /// Keeps the split that new payments begin with, or takes it away.
  static func keepDefaultSplit(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    keepSharing(
      book, request, site, Split.self,
      stale: { _ in
        GroupDefaultSplitForm.split.error(
          "How payments are shared was changed since this page was made. Look again, and press again "
            + "if you still want this")
      },
      { reading, _ throws(InvalidForm) in
        let split = try GroupDefaultSplitForm.split(of: &reading)
        return { $0.set(defaultSplit: split) }
      })
  }

  /// Keeps what the settings say about sharing, unless it was changed since their page was made.
  ///
  /// - Parameters:
  ///   - book: The group.
  ///   - request: The request with the form.
  ///   - site: The site.
  ///   - kind: The kind of parts that the form changes.
  ///   - stale: The mistake to show where that was changed since.
  ///   - read: Reads the form, and gives the change that it asks for.
  /// - Returns: The way back to the settings, or the form with its mistakes.
  static func keepSharing<Value: PartValue>(
    _ book: GroupBook, _ request: Request, _ site: Site, _ kind: Value.Type,
    stale: (GroupLedger) -> FieldError,
    _ read: (inout FormReading, GroupLedger) throws(InvalidForm) -> (inout GroupLedger) -> Void
  ) -> Response {
    change(book, request, site) { book, operation throws(GroupRefusal) in
      let draft = GroupSettingsPage.draft(
        of: .together,
        FormReading(request.form, in: book.ledger.currency, about: GroupPeople(book.ledger)))
      if book.hasChanged(any: kind, since: operation) {
        throw draft.conflict(stale(book.ledger))
      }
      let change = try draft.read { reading throws(InvalidForm) in
        try read(&reading, book.ledger)
      }.get()
      book.apply(operation, change)
      return GroupAddress(id: book.ledger.id).settings
    }
  }
}

extension Submission {
  /// The form of a new payment with the split of its group, if it says nothing about that itself.
  func withDefaultSplit(of ledger: GroupLedger) -> Submission {
    guard let split = ledger.currentDefaultSplit, !saysHowShared else { return self }
    return adding(split.form + [(GroupPaymentForm.withAsked, "yes")])
  }

  private var saysHowShared: Bool {
    let names = [
      GroupPaymentForm.split.name, GroupPaymentForm.with, GroupPaymentForm.withAsked,
      GroupPaymentForm.newMember.name,
    ]
    return entries.contains { entry in
      !entry.text.isEmpty
        && (names.contains(entry.name) || entry.name.hasPrefix(GroupPaymentForm.share))
    }
  }

  /// True if the form shares as new payments of the group do.
  func isSharedAsUsual(in ledger: GroupLedger) -> Bool {
    guard let split = ledger.currentDefaultSplit else { return false }
    let usual = Submission(split.form)
    func parts(_ form: Submission) -> Set<String> {
      Set(
        form.entries.filter {
          !$0.text.isEmpty
            && ($0.name == GroupPaymentForm.split.name || $0.name == GroupPaymentForm.with
              || $0.name.hasPrefix(GroupPaymentForm.share))
        }.map { "\($0.name)=\($0.text)" })
    }
    return parts(self) == parts(usual)
  }
}
