import GroupsFormulas

extension GroupBook {
  /// The last change as the pages of the group tell it.
  func lastChange(on page: GroupPart) -> LastChange {
    guard !tellsNoChange else { return LastChange(words: .nothing, isUndone: false, undoing: nil) }
    var words = lastChange.map { $0.after.words(since: $0.before, for: me) } ?? Self.kept
    if let (before, after) = lastChange, ended != nil, after.hasNewPayment(since: before) {
      words = ChangeWords(
        title: words.title, sentence: "\(words.sentence) Only on this phone.", undone: words.undone)
    }
    let canUndo = lastChange != nil && words != .nothing
    return LastChange(
      words: words, isUndone: history.isUndone,
      undoing: canUndo
        ? (
          GroupAddress(id: ledger.id).undo,
          formStamp.values + (page == .group ? [] : [(GroupPart.name, page.rawValue)])
        ) : nil)
  }

  /// The words for a group that is new in this browser.
  private static let kept = ChangeWords(
    title: "Group saved", sentence: "The group is saved in this browser.", undone: "")
}

/// The pages of a group that show changes made on them.
enum GroupPart: String {
  case group
  case debts
  case settings
  case recurring

  /// The field that says on which page a button was pressed.
  static let name = "page"

  /// The page that a form names; nil if it names none.
  init?(of form: Submission) {
    guard let part = form.typed(Self.name).flatMap(Self.init(rawValue:)) else { return nil }
    self = part
  }

  func address(of id: GroupID) -> Address {
    switch self {
    case .group: GroupAddress(id: id).page
    case .debts: GroupAddress(id: id).debts
    case .settings: GroupAddress(id: id).settings
    case .recurring: GroupAddress(id: id).recurring
    }
  }
}

extension GroupLedger {
  /// The change since another state of the group, in words, when it is a single one.
  func words(since before: GroupLedger, for me: MemberID? = nil) -> ChangeWords {
    let changed = members.unlike(before.members)
    let joined = changed.filter { $0.status == .removed && before.hasPayments($0.id) }
    if joined.count == 1, changed.count == 1 {
      return ChangeWords(joined[0].name.isolated, "joined with another person")
    }
    // A payment may bring a rate of its own, and a rate may be given to many payments.
    let hasNewPayment = hasNewPayment(since: before)
    if !hasNewPayment, let rate = rateWords(since: before) { return rate }
    if let sharing = sharingWords(since: before) { return sharing }
    // With a payment, somebody new may join: they are undone together.
    let paid = paymentWords(since: before, for: me)
    if paid.count == 1, hasNewPayment, changed.count == 1,
      isNew(changed[0], since: before)
    {
      return paid[0]
    }
    let words =
      [titleWords(since: before)].compactMap(\.self)
      + changed.map { memberWords($0, before: before[member: $0.id]) }
    // A new member may share the existing payments.
    let isArrival = words.count == 1 && changed.contains { isNew($0, since: before) }
    if words.isEmpty, let several = newPayments(since: before) { return several }
    let all = isArrival ? words : words + paid
    return all.count == 1 ? all[0] : all.isEmpty ? .nothing : .several
  }

  /// The words for several payments that are new, where nothing else changed.
  private func newPayments(since before: GroupLedger) -> ChangeWords? {
    let changed = entries.unlike(before.entries)
    guard changed.count > 1,
      changed.allSatisfy({ $0.payment != nil && before[entry: $0.id]?.payment == nil })
    else { return nil }
    let count = "\(changed.count) payments"
    return ChangeWords(
      title: "\(count) added", sentence: "\(count) were added.",
      undone: "Adding \(count) is undone")
  }

  /// The words for one changed payment that comes again; nil where none did.
  private func ruleWords(since before: GroupLedger) -> ChangeWords? {
    guard let rule = rules.unlike(before.rules).first else { return nil }
    let was = before[rule: rule.id]?.recurrence
    let name = (rule.recurrence ?? was)?.payment.heading.isolated ?? ""
    switch (was, rule.recurrence) {
    case (nil, nil): return nil
    case (nil, let rule?):
      let title = "\(name) repeats \(rule.every.words)"
      return ChangeWords(
        title: title, sentence: "\(title).", undone: "Undone: \(name) doesn’t repeat")
    case (_?, nil): return ChangeWords(name, "ended", undoing: "Ending")
    case (_?, _?): return ChangeWords(name, "changed", undoing: "Your change to")
    }
  }

  private func titleWords(since before: GroupLedger) -> ChangeWords? {
    switch (name == before.name, currency == before.currency) {
    case (true, true): nil
    case (true, false): .currency(currency)
    case (false, true): ChangeWords(before.name.isolated, "renamed \(name.isolated)")
    case (false, false):
      ChangeWords(
        before.name.isolated, "renamed \(name.isolated), with \(currency.name) as its currency")
    }
  }

  /// The words for one changed rate; nil where other things than payments changed too.
  private func rateWords(since before: GroupLedger) -> ChangeWords? {
    let changed = rates.unlike(before.rates)
    guard changed.count == 1, title == before.title, members == before.members,
      !hasOtherPayments(than: before)
    else { return nil }
    let currency = changed[0].currency
    let undone = "Your change to the rate of \(currency.name) is undone"
    guard let rate = rate(of: currency) else {
      let apart = "\(currency.name.capitalisedFirst) are kept apart"
      return ChangeWords(title: apart, sentence: "\(apart) from now on.", undone: undone)
    }
    let words = words(for: rate, of: currency)
    return ChangeWords(title: words, sentence: "\(words) in this group now.", undone: undone)
  }

  /// True where a payment changed in more than its rate.
  private func hasOtherPayments(than before: GroupLedger) -> Bool {
    entries.unlike(before.entries).contains { entry in
      guard var payment = entry.payment, let old = before[entry: entry.id]?.payment else {
        return true
      }
      payment.conversion = old.conversion
      return payment != old
    }
  }

  /// The words for another default split or other households, where nothing else changed.
  private func sharingWords(since before: GroupLedger) -> ChangeWords? {
    guard title == before.title, members == before.members, entries == before.entries else {
      return nil
    }
    if let words = ruleWords(since: before) { return words }
    if companions != before.companions {
      return ChangeWords(
        title: "Households changed", sentence: "Who pays as one has changed.",
        undone: "Your change to who pays as one is undone")
    }
    guard defaultSplit != before.defaultSplit else { return nil }
    return ChangeWords(
      title: "Split kept", sentence: "New payments begin with another split now.",
      undone: "Your change to how new payments are shared is undone")
  }

  /// True when a member was missing or removed before.
  private func isNew(_ member: Member, since before: GroupLedger) -> Bool {
    (before[member: member.id]?.status ?? .removed) == .removed
  }

  /// True when a payment was missing or deleted before.
  func hasNewPayment(since before: GroupLedger) -> Bool {
    entries.contains { $0.payment != nil && before[entry: $0.id]?.payment == nil }
  }

  private func memberWords(_ member: Member, before: Member?) -> ChangeWords {
    guard let before, before.status != .removed else {
      return ChangeWords(member.name.isolated, "added", undoing: "Adding")
    }
    let name = member.name.isolated
    guard member.name == before.name else {
      return ChangeWords(before.name.isolated, "renamed \(name)")
    }
    guard member.payTo == before.payTo || member.status != before.status else {
      return ChangeWords(
        title: "How to pay \(name) changed", sentence: "How to pay \(name) was changed.",
        undone: "Your change to how to pay \(name) is undone")
    }
    return switch member.status {
    case .active: ChangeWords(name, "brought back into new payments")
    case .left: ChangeWords(name, "left out of new payments")
    case .removed: ChangeWords(name, "removed", undoing: "Removing")
    }
  }

  private func paymentWords(since before: GroupLedger, for me: MemberID?) -> [ChangeWords] {
    let voice = GroupVoice(ledger: self, me: me)
    return entries.unlike(before.entries).compactMap { entry in
      switch (before[entry: entry.id]?.payment, entry.payment) {
      case (nil, let payment?) where payment.isTransfer:
        voice.words(noting: payment)
      case (nil, let payment?): voice.words(payment, "added", undoing: "Adding")
      case (let payment?, nil): voice.words(payment, "deleted", undoing: "Deleting")
      case (_?, let payment?): voice.words(payment, "changed", undoing: "Your change to")
      case (nil, nil): nil
      }
    }
  }
}

extension GroupVoice {
  /// The words for money between two: “You paid Cara back €21”, “You lent Cara €21”.
  fileprivate func words(noting payment: GroupPayment) -> ChangeWords {
    let noted = words(payment, "noted", undoing: "Noting")
    guard payment.title.isEmpty, let payer = payment.payers.first?.member,
      let paid = payment.sharers.first
    else { return noted }
    let isLent = payment.kind == .lent
    let act = isLent ? "lent \(name(of: paid))" : "paid \(name(of: paid)) back"
    let title = "\(subject(payer)) \(act) \(payment.amount.short)"
    let whose = payer == me ? "your" : "\(name(of: payer))’s"
    return ChangeWords(
      title: title, sentence: "\(title).",
      undone: isLent ? noted.undone : "Undone: \(whose) \(payment.amount.short) is owed again")
  }

  /// The subject and the verb: “Dinner”, “The payment of €30” or “Ben’s payback of €10 to Ana”,
  /// added, changed or deleted.
  fileprivate func words(
    _ payment: GroupPayment, _ participle: String, undoing: String
  ) -> ChangeWords {
    guard payment.title.isEmpty else {
      return ChangeWords(payment.title.isolated, participle, undoing: undoing)
    }
    let amount = payment.told.short
    guard payment.isTransfer, let payer = payment.payers.first, let paid = payment.sharers.first
    else {
      return ChangeWords(
        "The payment of \(amount)", inside: "the payment of \(amount)", participle,
        undoing: undoing)
    }
    let noun = payment.kind == .lent ? "loan" : "payback"
    let what = "\(noun) of \(amount) to \(name(of: paid))"
    guard payer.member == me else {
      return ChangeWords("\(name(of: payer.member))’s \(what)", participle, undoing: undoing)
    }
    return ChangeWords("Your \(what)", inside: "your \(what)", participle, undoing: undoing)
  }
}

extension ChangeWords {
  fileprivate static let several = ChangeWords(
    title: "Several things changed", sentence: "Several things were changed.",
    undone: "What was changed is undone")

  fileprivate static let nothing = ChangeWords(
    title: "Nothing changed", sentence: "Nothing was different, so nothing was changed.",
    undone: "Nothing was different")
}
