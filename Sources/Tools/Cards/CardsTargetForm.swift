import Finance
import Forms

/// What was asked of the helper: a share to reach, and what can be paid.
struct CardsTargetForm: Sendable {
  let target: Percentage
  let budget: Money?

  init(_ submission: Submission, in currency: Currency) throws(InvalidForm) {
    (target, budget) = try submission.read(in: currency, Self.target, Self.budget)
  }

  static let target = Field(
    "target", question: "Share of each limit to reach",
    subject: "Share to reach",
    answer: Answer<Percentage>.percentage(upTo: .hundred, decimals: 2).otherwise { _ in
      Percentage(30)
    })

  static let budget = Field(
    "budget", question: "What you can pay this month", subject: "What you can pay",
    answer: Answer<Money>.moneyOrZero.optional)
}
