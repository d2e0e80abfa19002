/// The part of an answer about debts that come before all others: which, and who helps; folded, so
/// that the figures below are in view, are why, and everybody else who helps.
struct PlanPriorityPanel {
  let priority: PlanPriority
  let site: Site
  let tool: Address

  private var currency: Currency { priority.owed.currency }

  /// True where the panel has help lines: those in pounds are for these debts too.
  var hasLines: Bool { currency == .gbp }

  var html: HTML {
    let lines = hasLines ? site.layout.helpLines(in: currency, on: tool) : nil
    return """
      <section class="first" id="priority" aria-labelledby="priority-title">
      <h2 id="priority-title">\(priority.title)</h2>
      \(lines?.first.map { "<p>Free help: \($0)</p>\n" as HTML })\
      \(details(
        lines == nil ? "Why" : "Why, and who else can help",
        """
        \(each: priority.sentences, { "<p>\($0)</p>\n" })\
        \(lines?.others)
        """))
      </section>

      """
  }
}

/// The words about debts that come first, on the page and on paper.
extension PlanPriority {
  var title: String {
    hasOthers ? "\(names) first" : "\(names) \(isOne ? "comes" : "come") before other debts"
  }

  var sentences: [String] {
    [
      (hasOthers
        ? "The plan counts \(isOne ? "it" : "them") first, before all other debts. " : "")
        + "Arrears on rent or a mortgage can cost a home. On energy they can end in a prepayment "
        + "meter, or in being cut off. Council tax, fines and child maintenance can go to court.",
      agreementMissing,
    ].compactMap(\.self)
  }

  private var isOne: Bool { debts.count == 1 }

  /// The debts without an agreed payment; nil where each has one.
  private var agreementMissing: String? {
    let names = withoutAgreement.map(\.entry.label)
    guard !names.isEmpty else { return nil }
    return "Nothing is agreed for \(names.inWords) yet. An adviser can help you agree an amount."
  }
}
