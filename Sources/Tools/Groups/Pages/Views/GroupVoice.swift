import GroupsFormulas

/// The people of a group as a page names them: the member who uses this browser is “you”.
struct GroupVoice {
  let ledger: GroupLedger
  let me: MemberID?
}

extension GroupVoice {
  init(_ book: GroupBook) { self.init(ledger: book.ledger, me: book.me) }

  /// The name, or “you”.
  func name(of member: MemberID) -> String {
    member == me ? "you" : ledger.name(of: member).isolated
  }

  /// The name at the beginning of a sentence, or “You”.
  func subject(_ member: MemberID) -> String {
    member == me ? "You" : name(of: member)
  }

  /// The name or “you” as a part of a page of its own.
  func html(_ member: MemberID) -> HTML { own(member == me ? "you" : ledger.name(of: member)) }

  /// The same at the beginning of a sentence.
  func html(subject member: MemberID) -> HTML { member == me ? "You" : html(member) }

  /// “pay” after “You”, else “pays”.
  func pays(_ member: MemberID) -> String { member == me ? "pay" : "pays" }

  /// “owe” after “You”, else “owes”.
  func owes(_ member: MemberID) -> String { member == me ? "owe" : "owes" }

  /// The name, and in a list to choose from also who “you” is: “You (Ana)”.
  func choice(_ member: GroupLedger.Member) -> Choice {
    let name = member.name.isolated
    return Choice(member.id.text, member.id == me ? "You (\(name))" : name)
  }

  /// The payments that settle a group; of many, those of the visitor first.
  func shortened(_ transfers: [Transfer]) -> Shortened<Transfer> {
    func isMine(_ transfer: Transfer) -> Bool { [transfer.from, transfer.to].contains(me) }
    return Shortened(transfers) { isMine($0) && !isMine($1) }
  }

  // MARK: Payments

  /// The title of a payment, or for a payback without one what happened: “Ben paid you back”.
  func heading(of payment: GroupPayment) -> String {
    payment.isTransfer && !payment.hasOwnTitle ? payers(of: payment) : payment.heading.isolated
  }

  /// The line below the heading: “You paid €24.00, for you and Ben”.
  func details(of payment: GroupPayment) -> String {
    guard !payment.isTransfer else {
      if payment.hasOwnTitle { return payers(of: payment) }
      if !payment.title.isEmpty { return payment.title }
      return payment.kind == .lent ? "Cash lent" : "Settling up"
    }
    let typed = payment.conversion == nil ? "" : " \(payment.told.formatted)"
    let category = payment.category.map { " · \($0.words.isolated)" } ?? ""
    return payers(of: payment) + typed + sharing(of: payment) + category
  }

  /// “Added by Ben on 3 November 2026, changed by you on 5 November 2026”; nil where neither is known.
  func history(of entry: GroupLedger.Entry) -> String? {
    func words(_ act: String, _ stamp: Stamp?) -> String? {
      guard let stamp, stamp != .blank else { return nil }
      let member = stamp.member.flatMap { ledger[member: $0] }
      let who = member.map { " by \(name(of: $0.id))" } ?? ""
      return act + who + (stamp.on.map { " on \($0.words(in: ledger.currency))" } ?? "")
    }
    let acts = [words("added", entry.added), words("changed", entry.changed)].compactMap(\.self)
    return acts.isEmpty ? nil : acts.joined(separator: ", ").capitalisedFirst
  }

  /// “You and Ben paid”, “Ben paid you back”, “You owed Ben”.
  func payers(of payment: GroupPayment) -> String {
    let payers = payment.payers.map(\.member)
    let names = ([payers.first.map(subject)] + payers.dropFirst().map(name)).compactMap(\.self)
      .inWords
    guard payment.isTransfer, let other = payment.sharers.first else {
      return "\(names) \(payment.isRefund ? "got it back" : "paid")"
    }
    if payment.kind == .lent { return "\(names) lent \(name(of: other))" }
    return payment.title == GroupPayment.carriedOver
      ? "\(subject(other)) owed \(payers.map(name).inWords)"
      : "\(names) paid \(name(of: other)) back"
  }

  /// The sharers, unless everybody shares it, and whether their shares differ.
  private func sharing(of payment: GroupPayment) -> String {
    let isUneven = payment.split.kind != .even
    let sharers = payment.sharers
    guard !Set(ledger.activeMembers.map(\.id)).isSubset(of: sharers) else {
      return isUneven ? ", shared unevenly" : ""
    }
    return (isUneven ? ", shared unevenly by " : ", for ") + sharers.map(name).inWords
  }
}

extension GroupPayment {
  /// True for a typed title.
  fileprivate var hasOwnTitle: Bool { !title.isEmpty && title != Self.carriedOver }
}

extension GroupMemberStory {
  /// “You paid £474.72, your share is £178.55, Ben paid you £60”.
  func words(_ voice: GroupVoice) -> String {
    let spent = paid.isNegative ? "You got back \(paid.absolute.short)" : "You paid \(paid.short)"
    var parts = [spent, "your share is \(share.short.keepingSign)"]
    parts += received.sorted {
      voice.ledger.place(of: $0.member) < voice.ledger.place(of: $1.member)
    }
    .map { part in
      let name = voice.name(of: part.member)
      return part.value.isNegative
        ? "you paid \(name) \(part.value.absolute.short)" : "\(name) paid you \(part.value.short)"
    }
    if carried.isPositive { parts.append("you were owed \(carried.short) before") }
    if carried.isNegative { parts.append("you owed \(carried.absolute.short) before") }
    return parts.joined(separator: ", ")
  }
}
