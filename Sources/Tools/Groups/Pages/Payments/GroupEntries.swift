import GroupsFormulas

/// A part of a group that the form of a payment gives.
protocol FormedAsPayment: PartValue {
  var payment: GroupPayment { get }
  /// The texts of the form that gives it in a group that counts in a currency.
  func typed(in currency: Currency) -> Submission
}

extension GroupPayment: FormedAsPayment {
  var payment: GroupPayment { self }
}

extension Recurrence: FormedAsPayment {}

/// The parts of a group that the form of a payment adds, changes and deletes: payments and rules.
protocol GroupEntries: Sendable {
  associatedtype Value: FormedAsPayment
  typealias ID = Identifier<Value>
  typealias Entry = Part<ID, Value>

  /// The part that a form adds, which shows that it was answered before.
  static var addition: GroupAddition { get }

  /// The fields of a payment that are no questions here.
  static var unasked: [String] { get }

  /// The page on which all of them are.
  static func home(_ group: GroupAddress) -> Address

  static func entry(_ id: ID, in ledger: GroupLedger) -> Entry?

  /// Reads a form.
  ///
  /// - Parameters:
  ///   - reading: The form.
  ///   - isNew: True where it adds something.
  /// - Returns: The value, and what else changes in the group with it.
  /// - Throws: Every mistake, in page order.
  static func read(
    _ reading: inout GroupPaymentReading, isNew: Bool
  ) throws(InvalidForm) -> (value: Value, also: (inout GroupLedger) -> Void)

  static func add(_ value: Value, as id: ID, to ledger: inout GroupLedger)

  /// Changes one; without a value, deletes it.
  static func set(_ value: Value?, of id: ID, in ledger: inout GroupLedger)

  /// The page with the form of one of them; without an entry, of a new one.
  static func page(
    of entry: Entry?, _ state: FormState, problem: String?, _ book: GroupBook, _ site: Site
  ) -> Page

  /// Says that one was deleted since its form was drawn.
  static func gone(isDeleting: Bool) -> String

  /// Says that one was changed to a value since its form was drawn.
  static func changed(to value: Value, in ledger: GroupLedger, isDeleting: Bool) -> String
}

extension GroupEntries {
  static var unasked: [String] { [] }

  static func add(_ kept: GroupBook, _ request: Request, _ site: Site) -> Response {
    if let shown = reshaped(kept, request, site, of: nil) { return shown }
    return GroupsRequests.change(kept, request, site, adding: addition) {
      book, operation throws(GroupRefusal) in
      let reading = GroupPaymentReading(
        request.form.withDefaultSplit(of: book.ledger).omitting(unasked), in: book, by: operation,
        on: site)
      let (value, also) = try read(reading, of: nil)
      book.apply(operation) {
        $0.add(reading.people.newcomer)
        add(value, as: ID(addedBy: operation, in: site.vault), to: &$0)
        also(&$0)
      }
      return home(GroupAddress(id: book.ledger.id))
    }
  }

  static func edit(_ kept: GroupBook, _ id: ID, _ request: Request, _ site: Site) -> Response {
    if let entry = entry(id, in: kept.ledger), let shown = reshaped(kept, request, site, of: entry)
    {
      return shown
    }
    return GroupsRequests.change(kept, request, site) { book, operation throws(GroupRefusal) in
      let (entry, old) = try current(id, operation, in: book, request, isDeleting: false)
      let reading = GroupPaymentReading(
        request.form.omitting(unasked), editing: old.payment, in: book, by: operation, on: site
      )
      let (value, also) = try read(reading, of: entry)
      book.apply(operation) {
        $0.add(reading.people.newcomer)
        set(value, of: id, in: &$0)
        also(&$0)
      }
      return home(GroupAddress(id: book.ledger.id))
    }
  }

  static func delete(_ kept: GroupBook, _ id: ID, _ request: Request, _ site: Site) -> Response {
    GroupsRequests.change(kept, request, site, mayGrow: false) {
      book, operation throws(GroupRefusal) in
      _ = try current(id, operation, in: book, request, isDeleting: true)
      book.apply(operation) { set(nil, of: id, in: &$0) }
      return home(GroupAddress(id: book.ledger.id))
    }
  }

  /// The form in another shape: another way to share, or one share more or less.
  private static func reshaped(
    _ book: GroupBook, _ request: Request, _ site: Site, of entry: Entry?
  ) -> Response? {
    var reading = GroupPaymentReading(
      request.form, book.ledger, editing: entry?.value?.payment, today: site.today)
    return reading.reshaped().map {
      site.statePage(page(of: entry, FormState(reading.form.showing($0)), problem: nil, book, site))
    }
  }

  /// Reads a form, or refuses it with the page that shows it again.
  private static func read(
    _ reading: GroupPaymentReading, of entry: Entry?
  ) throws(GroupRefusal) -> (Value, also: (inout GroupLedger) -> Void) {
    var reading = reading
    do throws(InvalidForm) {
      return try read(&reading, isNew: entry == nil)
    } catch {
      let draft = Draft(reading.form) {
        (pages: (GroupBook, Site), state) in page(of: entry, state, problem: nil, pages.0, pages.1)
      }
      throw draft.invalid(error)
    }
  }

  /// One that is still as it was when the form was drawn, and its value.
  private static func current(
    _ id: ID, _ operation: Operation, in book: GroupBook, _ request: Request, isDeleting: Bool
  ) throws(GroupRefusal) -> (Entry, Value) {
    guard let entry = entry(id, in: book.ledger), entry.value != nil || operation.seen != nil else {
      throw .unknown
    }
    guard let value = entry.value else {
      throw conflict(gone(isDeleting: isDeleting), of: nil, request.form)
    }
    guard book.hasChanged(entry.key, since: operation) else { return (entry, value) }
    throw conflict(
      changed(to: value, in: book.ledger, isDeleting: isDeleting), of: entry,
      isDeleting ? value.typed(in: book.ledger.currency) : request.form)
  }

  private static func conflict(
    _ sentence: String, of entry: Entry?, _ form: Submission
  ) -> GroupRefusal {
    .conflict(sentence) {
      page(
        of: entry, FormState(GroupPaymentForm.reading(form, in: $0.ledger)), problem: sentence, $0,
        $1)
    }
  }
}
