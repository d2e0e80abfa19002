import Components
import Markup

/// The words about how a plan is worked out, on the page and on paper.
enum PlanExplanation {
  static let words = [
    """
    Each month, interest is added to each debt, and every debt gets its minimum. What’s left of \
    your payment goes to the first debt in the order. When a debt is gone, its share moves on to \
    the next, so you go on paying the same in all. Where the minimums are more than your payment, \
    they are paid all the same.
    """,
    """
    A card’s minimum falls with its balance. An offer ends in the month you typed. We add no fees, \
    and no new spending unless you typed some.
    """,
  ]

  /// The part of the page, closed at first.
  static let html = details(
    "How we work it out", "\(each: words, { "<p>\($0)</p>\n" })")
}
