import GroupsFormulas

/// The members of a group in JSON: its file is the answer for programs.
enum GroupInFile {
  static let members = Members<GroupLedger> {
    id
    name
    currency
    revision
    people
    payments
    deleted
    rates
    rateRevisions
    Member("balances", .map(.map(.money))) {
      told(GroupBalances(of: $0.payments), of: $0.shownMembers)
    }
    households
    companions
    Member("householdBalances", .map(.map(.money))) { (ledger: GroupLedger) in
      let paying = ledger.payingMembers
      return told(
        ledger.householdBalances, of: ledger.shownMembers.filter { paying[$0.id] == $0.id })
    }
    defaultSplit
    defaultSplitRevision
  }

  static let recurring = FileMember("recurring", .list(RuleInFile.shape)) {
    (ledger: GroupLedger) in ledger.rules.compactMap { RuleInFile.Told($0) }
  }
  static let deletedRecurring = FileMember("deletedRecurring", .list(RuleInFile.deleted)) {
    (ledger: GroupLedger) in ledger.rules.filter { $0.recurrence == nil }
  }

  static let id = FileMember("id", .id(), \GroupLedger.id)
  static let name = FileMember("name", .text, \GroupLedger.name)
  static let currency = FileMember("currency", .currency, \GroupLedger.currency)
  static let revision = FileMember("revision", .count, \GroupLedger.title.revision)
  static let people = FileMember("members", .list(PersonInFile.shape), \GroupLedger.shownMembers)
  static let payments = FileMember("payments", .list(PaymentInFile.shape)) {
    (ledger: GroupLedger) in ledger.entries.lazy.compactMap(PaymentInFile.Booked.init)
  }
  static let deleted = FileMember("deleted", .list(Shape { EntryInFile.members })) {
    (ledger: GroupLedger) in ledger.entries.filter { $0.payment == nil }
  }

  /// What one unit of each currency with a rate comes to for new payments, by its code.
  static let rates = FileMember("rates", .map(.number)) { (ledger: GroupLedger) in
    ledger.currentRates.map { ($0.currency.code, PlainDecimal.rate($0.billionths)) }
  }
  static let rateRevisions = FileMember(
    "rateRevisions", .list(RateInFile.shape), \GroupLedger.rates)

  /// Those who pay as one, in households of two or more.
  static let households = FileMember("households", .list(.list(.id))) { (ledger: GroupLedger) in
    ledger.households.map { $0.map(\.text) }
  }
  static let companions = FileMember(
    "companions", .list(CompanionInFile.shape), \GroupLedger.companions)
  static let defaultSplit = FileMember(
    "defaultSplit", FileKind.nullable(.object(DefaultSplitInFile.shape))
  ) { (ledger: GroupLedger) in ledger.defaultSplit?.split }
  /// The number of changes of the default split; null if nobody has ever set one.
  static let defaultSplitRevision = FileMember(
    "defaultSplitRevision", .nullable(.count), \GroupLedger.defaultSplit?.revision)

  /// The balances of some members in each currency, by its code.
  private static func told(
    _ balances: GroupBalances, of members: [GroupLedger.Member]
  ) -> [(String, [(String, Money)])] {
    balances.currencies.map { currency in
      (currency.code, members.map { ($0.id.text, balances[$0.id, in: currency]) })
    }
  }
}

/// The members of somebody in a group.
enum PersonInFile {
  static let shape = Shape<GroupLedger.Member> {
    id
    name
    isActive
    payTo
    position
    revision
  }

  static let id = FileMember("id", .id(), \GroupLedger.Member.id)
  static let name = FileMember("name", .text, \GroupLedger.Member.name)
  static let isActive = FileMember("active", .truth) {
    (person: GroupLedger.Member) in person.status == .active
  }
  static let payTo = FileMember("payTo", .text, \GroupLedger.Member.payTo)
  static let position = FileMember("position", .count, \GroupLedger.Member.position)
  static let revision = FileMember("revision", .count, \GroupLedger.Member.revision)
}

/// The members of an exchange rate, removed or not.
enum RateInFile {
  static let shape = Shape<GroupLedger.Rate> {
    currency
    groupCurrency
    rate
    revision
  }

  static let currency = FileMember("currency", .currency, \GroupLedger.Rate.currency)
  static let groupCurrency = FileMember(
    "groupCurrency", .nullable(.currency), \GroupLedger.Rate.worth?.target)
  static let rate = FileMember("rate", .nullable(.number)) { (rate: GroupLedger.Rate) in
    rate.worth.map { PlainDecimal.rate($0.billionths) }
  }
  static let revision = FileMember("revision", .count, \GroupLedger.Rate.revision)
}

/// The members of somebody's household.
enum CompanionInFile {
  static let shape = Shape<GroupLedger.Companion> {
    member
    companion
    revision
  }

  static let member = FileMember("member", .id(), \GroupLedger.Companion.member)
  static let companion = FileMember("companion", .nullable(.id()), \GroupLedger.Companion.companion)
  static let revision = FileMember("revision", .count, \GroupLedger.Companion.revision)
}

/// The members of the split that new payments begin with.
enum DefaultSplitInFile {
  static let shape = Shape<Split> {
    split
    with
    given
  }

  static let split = FileMember("split", .code, \Split.kind)
  static let with = FileMember("with", .list(.id)) { (split: Split) in
    split.members.map(\.text)
  }
  static let given = FileMember("given", .map(.number)) { (split: Split) in
    split.texts { $0.plain }.compactMap { share in
      share.value.map { (share.member.text, $0) }
    }
  }
}

/// The members that a payment is known by, deleted or not.
enum EntryInFile {
  static let members = Members<GroupLedger.Entry> {
    id
    position
    revision
  }

  static let id = FileMember("id", .id(), \GroupLedger.Entry.id)
  static let position = FileMember("position", .count, \GroupLedger.Entry.position)
  static let revision = FileMember("revision", .count, \GroupLedger.Entry.revision)
}
