import CardsFormulas

/// Where one stands with a kept plan, in words of fact.
struct KeptPlanWords {
  let now: KeptPlanNow

  private var standing: KeptStanding { now.standing }

  /// "you owe £90.80 more than planned", "you owe £40 less than planned", "as planned"; nil while it is
  /// not known.
  var difference: String? {
    standing.difference.map { ($0.isZero ? "" : "you owe ") + Self.words(for: $0) }
  }

  static func words(for difference: Money) -> String {
    inTable(difference) + (difference.isZero ? "" : " than planned")
  }

  /// A difference under the head of a table: "£90.80 more", "as planned".
  static func inTable(_ difference: Money) -> String {
    guard !difference.isZero else { return "as planned" }
    return "\(difference.absolute.short) \(difference.isPositive ? "more" : "less")"
  }

  /// The difference in a sentence, such as "You owe £90.80 more than planned for February".
  var sentence: Sentence {
    let month = standing.at.month.name.description
    guard let difference = standing.difference else {
      let question = standing.lacksMonth ? ". What do you owe now?" : "."
      guard standing.at.number > 0 else {
        return Sentence(
          "You kept this plan in ", .words(standing.plan.since.words), ", owing ",
          .amount(standing.at.planned), .words(question))
      }
      return Sentence(
        "You last noted what you owe in ", .words(standing.at.month.words), .words(question))
    }
    guard !difference.isZero else {
      return Sentence("You owe what was planned for ", .words(month), ".")
    }
    return Sentence(
      "You owe ", .amount(difference.absolute),
      .words(" \(difference.isPositive ? "more" : "less") than planned for \(month)."))
  }

  /// The difference for somebody else to read, and what it does not count.
  var onPaper: [String] {
    let month = standing.at.month.words
    let added = standing.added.map { "\($0.name) (\($0.balance.short))" }.inWords
    let later = added.isEmpty ? "" : " Added later, and not counted in this: \(added)."
    guard let difference = standing.difference else {
      guard standing.standing == .kept else { return ["\(unnoted.capitalisedFirst)." + later] }
      return ["The plan was kept in \(month), owing \(standing.at.planned.formatted)." + later]
    }
    let words =
      difference.isZero
      ? "As much is owed as planned for \(month)."
      : "\(difference.absolute.formatted) \(difference.isPositive ? "more" : "less") is owed than "
        + "planned for \(month)."
    return [words + later]
  }

  /// The end as it is now beside the one that was planned: "1 month later than planned".
  var later: String? {
    now.later.map { months in
      guard months != 0 else { return "as planned" }
      let count = abs(months)
      return
        "\(count) \(count == 1 ? "month" : "months") \(months > 0 ? "later" : "sooner") than planned"
    }
  }

  /// How it stands to the plan, in a few words: "1 month later than planned", "As planned at the end of
  /// December"; nil while it is not known.
  var pill: String? {
    guard standing.isTold, let difference = standing.difference else { return nil }
    if let months = now.later, months > 0 { return later }
    guard !isUnsure else { return nil }
    return difference.isZero
      ? "As planned at the end of \(standing.at.month.name)" : Self.words(for: difference)
  }

  /// True where less is owed than planned by payments that were noted, and nobody has looked at the
  /// balances since, which have the interest.
  private var isUnsure: Bool {
    !standing.at.isCheckedIn && standing.difference.map(\.isNegative) ?? false
  }

  /// What comes next: when to come back, or the month that is asked about from here on.
  var then: String? {
    guard isUnsure else { return afterwards }
    let unsure = "Interest may not be in it yet: type what you owe to be sure."
    return [unsure, afterwards].compactMap(\.self).joined(separator: " ")
  }

  private var afterwards: String? {
    switch standing.standing {
    case .unknown: nil
    case .kept:
      "Come back at the end of \(standing.base.addingMonths(1).name) and note what you owe: then "
        + "you’ll see where you stand."
    case .level where now.later == 0: nil
    case .behind, .ahead, .level:
      "The plan was \(standing.end.words), with \(standing.interest.short) interest."
        + (standing.standing == .behind
          ? " It happens. Here is what to pay in \(now.first.name), from what you owe today." : "")
    }
  }

  /// Both ends in a sentence.
  var ends: String {
    guard now.result != nil else {
      return "The plan from here on needs the rate that is missing below."
    }
    guard !now.isOver else { return "All is paid off." }
    guard let end = now.end else {
      return "By these terms it is never all paid off. "
        + "The plan was to end in \(standing.end.words)."
    }
    switch standing.standing {
    case .unknown:
      return "\(unnoted.capitalisedFirst). The plan was to end in \(standing.end.words)."
    case .kept:
      let next = standing.base.addingMonths(1).name
      return "All paid off in \(end.words). Come back at the end of \(next) to see where you stand."
    case .ahead, .level, .behind:
      return "All paid off in \(end.words)\(later.map { ", \($0)" } ?? "")."
    }
  }

  /// What is not known of a plan: "nothing was noted since May 2026", "Amex is not marked as paid since
  /// its last due date".
  var unnoted: String {
    guard !standing.lacksMonth else { return "nothing was noted since \(standing.at.month.words)" }
    let isOne = standing.missed.count == 1
    return standing.missed.map(\.name).inWords
      + (isOne
        ? " is not marked as paid for its last due date"
        : " are not marked as paid for their last due dates")
  }

  /// Where one stands, for a line about the plan elsewhere; nil where there is nothing to say of it.
  var short: String? {
    standing.standing == .unknown ? "time to check in" : difference
  }

  /// What was added since; nil for nothing.
  var added: String? {
    let sentences = [
      added(now.counted) { them in
        now.end == nil
          ? "The difference does not count \(them)."
          : "The end above counts \(them), the difference does not."
      },
      added(now.leftOut) { them in
        "A plan has the \(KeptPlan.mostDebts) that owe most, so this one leaves \(them) out, too."
      },
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func added(_ cards: [Card], _ effect: (_ them: String) -> String) -> String? {
    guard !cards.isEmpty else { return nil }
    let debts = cards.map { "\($0.name) (\($0.balance.short))" }.inWords
    let (verb, them) = cards.count == 1 ? ("is", "it") : ("are", "them")
    return "\(debts) \(verb) not in the plan that you kept. \(effect(them))"
  }

  /// Who was added since and is counted now, in a word or two: "Shop", "2 more".
  var newcomers: String {
    let first = now.counted.first?.name ?? ""
    let isShort = now.counted.count == 1 && first.count <= 16
    return isShort ? first : "\(now.counted.count) more"
  }

  /// The debts that were added since and are counted now, in a few words: "with Shop, £150"; nil
  /// without one.
  var withAdded: String? {
    guard let first = now.counted.first else { return nil }
    let sum = now.counted.map(\.balance).sum(in: first.balance.currency)
    return "with \(newcomers), \(sum.short)"
  }

  /// What was deleted while it owed something; nil for nothing.
  var gone: String? {
    let count = standing.debts.count { $0.state == .gone }
    guard count > 0 else { return nil }
    return
      "\(count == 1 ? "1 debt was" : "\(count) debts were") deleted while something was owed on "
      + "\(count == 1 ? "it" : "them"), and counts no longer from then on."
  }
}
