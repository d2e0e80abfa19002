import GroupsFormulas

/// The requests about payments and settling.
enum GroupPaymentRequests: GroupEntries {
  static let addition = GroupAddition.payment

  static func form(
    _ book: GroupBook, _ id: PaymentID, _ request: Request, _ site: Site
  ) -> Response {
    guard let entry = book.ledger[entry: id] else { return site.notFound(request) }
    guard let payment = entry.payment else {
      return site.statePage(GroupPage(book: book, site: site).deleted, status: .notFound)
    }
    let form = payment.typed(in: book.ledger.currency)
    return site.statePage(
      GroupPage(book: book, site: site).edit(
        entry, FormState(GroupPaymentForm.reading(form, in: book.ledger)), isAsked: false))
  }

  static func home(_ group: GroupAddress) -> Address { group.page }

  static func entry(_ id: PaymentID, in ledger: GroupLedger) -> GroupLedger.Entry? {
    ledger[entry: id]
  }

  /// The payment, with the rate and the split that the group keeps of it.
  static func read(
    _ reading: inout GroupPaymentReading, isNew: Bool
  ) throws(InvalidForm) -> (value: GroupPayment, also: (inout GroupLedger) -> Void) {
    let (payment, split) = (try reading.payment(), try reading.defaultSplit())
    let form = reading.typed
    return (
      payment,
      {
        $0.keepRate(of: payment, from: form, isNew: isNew)
        if let split { $0.set(defaultSplit: split) }
      }
    )
  }

  static func add(_ payment: GroupPayment, as id: PaymentID, to ledger: inout GroupLedger) {
    ledger.add(payment, as: id)
  }

  static func set(_ payment: GroupPayment?, of id: PaymentID, in ledger: inout GroupLedger) {
    ledger.set(payment, of: id)
  }

  static func page(
    of entry: GroupLedger.Entry?, _ state: FormState, problem: String?, _ book: GroupBook,
    _ site: Site
  ) -> Page {
    let page = GroupPage(book: book, site: site)
    return entry.map { page.edit($0, state, problem: problem) }
      ?? page.main(state, problem: problem)
  }

  static func gone(isDeleting: Bool) -> String {
    "That payment was deleted since this form was opened. Nothing was changed: "
      + (isDeleting ? "it is gone already." : "save it below if it should be there again.")
  }

  static func changed(
    to payment: GroupPayment, in ledger: GroupLedger, isDeleting: Bool
  ) -> String {
    isDeleting
      ? "This payment was changed since you opened it, so it was not deleted. Here it is as it is now."
      : "This payment was changed since you opened it. Now it says: \(ledger.words(for: payment)). "
        + "Nothing was saved. Save again if yours should take its place."
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
      let draft = Draft(SettleForm.reading(request.form, in: book.ledger)) {
        (pages: (GroupBook, Site), state) in GroupDebtsPage(pages.0).page(state)
      }
      let payment = try draft.read { reading throws(InvalidForm) in
        try SettleForm(&reading, in: book.ledger, today: site.today).payback
      }.get()
      book.apply(operation) {
        $0.add(payment, as: PaymentID(addedBy: operation, in: site.vault))
      }
      return (GroupPart(of: request.form) ?? .debts).address(of: book.ledger.id)
    }
  }
}
