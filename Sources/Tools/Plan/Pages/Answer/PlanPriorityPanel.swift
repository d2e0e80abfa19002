/// The part of an answer about debts that come before all others: which, and who helps; folded, so
/// that the figures below are in view, are why, and everybody else who helps.
struct PlanPriorityPanel {
  let priority: PlanPriority
  let site: Site
  let tool: Address

  private var words: PlanPriorityWords { PlanPriorityWords(priority: priority) }
  private var currency: Currency { priority.owed.currency }

  /// True where the panel has help lines: those in pounds are for these debts too.
  var hasLines: Bool { currency == .gbp }

  var html: HTML {
    let lines = hasLines ? site.layout.helpLines(in: currency, on: tool) : nil
    return """
      <section class="first" id="priority" aria-labelledby="priority-title">
      <h2 id="priority-title">\(words.title)</h2>
      \(lines?.first.map { "<p>Free help: \($0)</p>\n" as HTML })\
      \(details(
        lines == nil ? "Why" : "Why, and who else can help",
        """
        \(each: words.sentences, { "<p>\($0)</p>\n" })\
        \(lines?.others)
        """))
      </section>

      """
  }
}

/// The words about debts that come first, on the page and on paper.
struct PlanPriorityWords {
  let priority: PlanPriority

  var title: String {
    priority.hasOthers
      ? "\(priority.names) first"
      : "\(priority.names) \(isOne ? "comes" : "come") before other debts"
  }

  var sentences: [String] {
    [
      (priority.hasOthers
        ? "The plan counts \(isOne ? "it" : "them") first, before all other debts. " : "")
        + "Arrears on rent or a mortgage can cost a home. On energy they can end in a prepayment "
        + "meter, or in being cut off. Council tax, fines and child maintenance can go to court.",
      withoutAgreement,
    ].compactMap(\.self)
  }

  private var isOne: Bool { priority.debts.count == 1 }

  /// The debts without an agreed payment; nil where each has one.
  private var withoutAgreement: String? {
    let names = priority.withoutAgreement.map(\.entry.label)
    guard !names.isEmpty else { return nil }
    return "Nothing is agreed for \(names.inWords) yet. An adviser can help you agree an amount."
  }
}
