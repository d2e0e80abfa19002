import Components
import Formats
import GroupsFormulas
import Keeping
import Web

/// The requests about payments and settling.
enum GroupPaymentRequests {
  static func add(_ kept: GroupBook, _ request: Request, _ site: Site) -> Response {
    if let shown = reshaped(kept, request, site, of: nil) { return shown }
    return GroupsRequests.change(kept, request, site, adding: .payment) {
      book, operation throws(GroupRefusal) in
      var reading = GroupPaymentReading(
        request.form.withDefaultSplit(of: book.ledger), in: book, by: operation, on: site)
      let (payment, split) = try typed(&reading, of: nil)
      book.apply(operation) {
        $0.add(reading.newcomer)
        $0.add(payment, as: PaymentID(addedBy: operation, in: site.vault))
        $0.keepRate(of: payment, from: request.form, isNew: true)
        if let split { $0.set(defaultSplit: split) }
      }
      return GroupAddress(book.ledger.id).page
    }
  }

  static func form(
    _ book: GroupBook, _ id: PaymentID, _ request: Request, _ site: Site
  ) -> Response {
    guard let entry = book.ledger[entry: id] else { return site.notFound(request) }
    guard let payment = entry.payment else {
      return site.statePage(GroupPage(book, site).deleted, status: .notFound)
    }
    return site.statePage(
      GroupPage(book, site).edit(
        entry, GroupPaymentForm.reading(payment.typed, in: book.ledger), isAsked: false))
  }

  static func edit(
    _ kept: GroupBook, _ id: PaymentID, _ request: Request, _ site: Site
  ) -> Response {
    if let entry = kept.ledger[entry: id],
      let shown = reshaped(kept, request, site, of: entry)
    {
      return shown
    }
    return GroupsRequests.change(kept, request, site) { book, operation throws(GroupRefusal) in
      let (entry, old) = try current(
        id, request.form, operation, in: book.ledger,
        isDeleted: "save it below if it should be there again")
      if book.hasChanged(entry.key, since: operation) {
        throw stale(
          entry, request.form,
          "This payment was changed since you opened it. Now it says: \(book.ledger.words(for: old)). "
            + "Nothing was saved. Save again if yours should take its place.")
      }
      var reading = GroupPaymentReading(
        request.form, editing: old, dated: old.date, in: book, by: operation, on: site)
      let (payment, split) = try typed(&reading, of: entry)
      book.apply(operation) {
        $0.add(reading.newcomer)
        $0.set(payment, of: entry.id)
        $0.keepRate(of: payment, from: request.form, isNew: false)
        if let split { $0.set(defaultSplit: split) }
      }
      return GroupAddress(book.ledger.id).page
    }
  }

  static func delete(
    _ kept: GroupBook, _ id: PaymentID, _ request: Request, _ site: Site
  ) -> Response {
    GroupsRequests.change(kept, request, site, mayGrow: false) {
      book, operation throws(GroupRefusal) in
      let (entry, old) = try current(
        id, request.form, operation, in: book.ledger, isDeleted: "it is gone already")
      if book.hasChanged(entry.key, since: operation) {
        throw stale(
          entry, old.typed,
          "This payment was changed since you opened it, so it was not deleted. Here it is as it is "
            + "now.")
      }
      book.apply(operation) { $0.set(nil, of: entry.id) }
      return GroupAddress(book.ledger.id).page
    }
  }

  /// The form in another shape: another way to share, or one share more or less.
  private static func reshaped(
    _ book: GroupBook, _ request: Request, _ site: Site, of entry: GroupLedger.Entry?
  ) -> Response? {
    var reading = GroupPaymentReading(
      request.form, book.ledger, editing: entry?.payment, today: site.today)
    return reading.reshaped().map {
      site.statePage(page(of: entry, reading.asked.showing($0), book, site))
    }
  }

  /// A payment as its form says, and its split where new payments are to have it too.
  private static func typed(
    _ reading: inout GroupPaymentReading, of entry: GroupLedger.Entry?
  ) throws(GroupRefusal) -> (GroupPayment, Split??) {
    do throws(InvalidForm) {
      return (try reading.payment(), try reading.defaultSplit())
    } catch {
      throw .invalid(error) { [reading] in
        page(of: entry, reading.asked, errors: error.errors, $0, $1)
      }
    }
  }

  /// The page with the form of a payment, or of a new one.
  private static func page(
    of entry: GroupLedger.Entry?, _ form: FormReading, errors: [FieldError] = [],
    _ book: GroupBook, _ site: Site
  ) -> Page {
    let page = GroupPage(book, site)
    return entry.map { page.edit($0, form, errors: errors) } ?? page.main(form, errors: errors)
  }

  /// The payment of a form; `sentence` is the advice if it was deleted since.
  private static func current(
    _ id: PaymentID, _ form: Submission, _ operation: Operation, in ledger: GroupLedger,
    isDeleted sentence: String
  ) throws(GroupRefusal) -> (GroupLedger.Entry, GroupPayment) {
    guard let entry = ledger[entry: id] else { throw .unknown }
    guard let payment = entry.payment else {
      guard operation.seen != nil else { throw .unknown }
      throw .conflict(
        "That payment was deleted since this form was opened. Nothing was changed: \(sentence).",
        form)
    }
    return (entry, payment)
  }

  private static func stale(
    _ entry: GroupLedger.Entry, _ typed: Submission, _ sentence: String
  ) -> GroupRefusal {
    .conflict(sentence) {
      GroupPage($0, $1).edit(
        entry, GroupPaymentForm.reading(typed, in: $0.ledger), problem: sentence)
    }
  }
}

// MARK: - Debts

extension GroupPaymentRequests {
  static func debts(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    GroupsRequests.telling(book, request, site) {
      GroupDebtsPage($0, GroupDebts($0.ledger, as: request)).page(tellsChange: $1)
    }
  }

  static func debtsJSON(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    .json(GroupJSON.debts.bytes(of: GroupDebts(book.ledger, as: request)))
  }

  static func debtsText(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    .text(GroupJSON.text(of: GroupDebts(book.ledger, as: request)))
  }

  static func settle(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    GroupsRequests.change(book, request, site, adding: .payment) {
      book, operation throws(GroupRefusal) in
      var reading = SettleForm.reading(request.form, in: book.ledger)
      do throws(InvalidForm) {
        let payment = try SettleForm(&reading, in: book.ledger, today: site.today).payback
        book.apply(operation) {
          $0.add(payment, as: PaymentID(addedBy: operation, in: site.vault))
        }
      } catch {
        throw .invalid(error) { [reading] book, _ in
          GroupDebtsPage(book).page(FormState(reading, errors: error.errors))
        }
      }
      return (GroupPart(of: request.form) ?? .debts).address(of: book.ledger.id)
    }
  }
}
