/// The words about how a plan is worked out, on the page and on paper.
enum PlanExplanation {
  static let words = [
    """
    Each month, interest is added to each debt, and every debt gets its minimum. What’s left of \
    your payment goes to the first debt in the order. When one debt is paid off, its money goes to \
    the next, so you pay the same every month. If the minimums are more than your payment, we’ve \
    still planned for the minimums.
    """,
    """
    A card’s minimum falls with its balance. An offer ends in the month you typed. We add no fees, \
    and no new spending unless you typed some.
    """,
  ]

  /// The part of the page, closed at first.
  static let html = details(
    "How we worked it out", "\(each: words, { "<p>\($0)</p>\n" })")
}
