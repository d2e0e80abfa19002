import GroupsFormulas

// What a group's file says beside its people and payments.

extension GroupFile {
  /// The households with their revisions; those that cannot be read are nobody's.
  static func companions(_ json: JSONValue, in ledger: GroupLedger) -> [GroupLedger.Companion] {
    var companions: [GroupLedger.Companion] = []
    for part in json[GroupInFile.companions] ?? [] {
      let companion = part[CompanionInFile.companion]
      guard let member = part[CompanionInFile.member], ledger[member: member] != nil,
        companion.map({ ledger[member: $0] != nil && $0 != member }) ?? true,
        !companions.contains(where: { $0.member == member })
      else { continue }
      companions.append(
        .init(
          of: member, revision: part[CompanionInFile.revision].flatMap(count) ?? 0,
          companion: companion))
    }
    return companions
  }

  /// The default split with its revision; one that cannot be read is none.
  static func defaultSplit(_ json: JSONValue, in ledger: GroupLedger) -> GroupLedger.DefaultSplit? {
    guard let part = json[GroupInFile.defaultSplit], let kind = part[DefaultSplitInFile.split],
      kind != .exact
    else {
      return json[GroupInFile.defaultSplitRevision].flatMap(count)
        .map { .init(revision: $0, split: nil) }
    }
    let ids = Set((part[DefaultSplitInFile.with] ?? []).compactMap { $0.string })
    let members = ledger.members.map(\.id).filter { ids.contains($0.text) }
    let split = Split(
      kind, plain: given(part[DefaultSplitInFile.given], for: members), in: ledger.currency)
    guard split.count > 0, split.hasWeight else { return nil }
    return .init(revision: json[GroupInFile.defaultSplitRevision].flatMap(count) ?? 0, split: split)
  }

  /// The exchange rates with their revisions; of a file that has none, those for new payments.
  static func rates(
    _ json: JSONValue, in currency: Currency
  ) throws(UnreadableGroupFile) -> [GroupLedger.Rate] {
    let current = json[GroupInFile.rates] ?? []
    let read =
      json[GroupInFile.rateRevisions]?.map(rate)
      ?? current.map { rate(of: Currency(code: $0.name), $0.value.string, in: currency) }
    let rates = read.compactMap(\.self)
    guard rates.count == read.count, Set(rates.map(\.currency)).count == rates.count else {
      throw UnreadableGroupFile("The file has an exchange rate that cannot be read")
    }
    return rates
  }

  private static func rate(_ json: JSONValue) -> GroupLedger.Rate? {
    rate(
      of: json[RateInFile.currency], json[RateInFile.rate], in: json[RateInFile.groupCurrency],
      revision: json[RateInFile.revision].flatMap(count) ?? 0)
  }

  /// A rate, or without a text the mark of a removed one; nil for what is neither.
  private static func rate(
    of currency: Currency?, _ text: String?, in target: Currency?, revision: Int = 0
  ) -> GroupLedger.Rate? {
    guard let currency else { return nil }
    guard let text else { return .init(of: currency, revision: revision, worth: nil) }
    guard let billionths = PlainDecimal.billionths(text), let target, target != currency else {
      return nil
    }
    return .init(of: currency, revision: revision, worth: .init(billionths: billionths, of: target))
  }
}
