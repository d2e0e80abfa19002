package import StudentLoanFormulas
package import Finance
package import Forms

/// The form of the student loan calculator.
package struct StudentLoanForm: Sendable, Equatable {
  package let currency: Currency
  package let terms: StudentLoanTerms
  package let apr: Percentage
  package let isCompounded: Bool
  /// The payment each month, when the visitor chose one.
  package let payment: Money?
  package let baseline: StudentLoanBaseline
  /// The payment shown before, for the change in savings.
  package let previous: Money?
  package let range: PrincipalRange

  package init(_ submission: Submission) throws(InvalidForm) {
    let currency =
      submission.typed(Self.currency.name).flatMap { Currency(code: $0) }
      ?? Self.usualCurrency
    let loan: (principal: Money, proportion: Percentage)
    let range: (least: Money, most: Money, increments: Int)
    (
      loan.principal, apr, payment, isCompounded, loan.proportion, baseline, range.least,
      range.most, range.increments, self.currency, previous
    ) = try submission.read(
      in: currency, Self.principal, Self.apr,
      Self.payment.checked { payment in
        guard let payment, let least = Self.leastPayment(submission, currency), payment < least
        else { return nil }
        return "Payment each month must be \(least.short) or more, so that the loan gets smaller"
      },
      Self.compounded, Self.proportion, Self.baseline, Self.least,
      Self.most.checked { most in
        guard let least = try? submission.read(in: currency, Self.least), most <= least
        else { return nil }
        return "Largest loan must be more than the smallest one"
      },
      Self.increments, Self.currency, Self.previous)
    self.range = PrincipalRange(
      least: range.least, most: range.most, increments: range.increments)
    do throws(MoneyOverflow) {
      terms = try Self.terms(loan.principal, apr, isCompounded, loan.proportion)
      _ = try terms.absoluteMinimum
    } catch {
      throw InvalidForm(errors: [Self.tooLarge])
    }
  }

  private static func terms(
    _ principal: Money, _ apr: Percentage, _ isCompounded: Bool, _ proportion: Percentage
  ) throws(MoneyOverflow) -> StudentLoanTerms {
    StudentLoanTerms(
      principal: principal, monthlyRate: isCompounded ? try .compoundedDaily(apr) : .nominal(apr),
      proportion: proportion)
  }

  /// The smallest payment; nil when the answers it depends on are wrong.
  private static func leastPayment(_ submission: Submission, _ currency: Currency) -> Money? {
    let loan = try? submission.read(in: currency, principal, apr, compounded, proportion)
    return loan.flatMap { principal, apr, isCompounded, proportion in
      try? terms(principal, apr, isCompounded, proportion).absoluteMinimum
    }
  }
}

extension StudentLoanForm {
  package static let principal = Field(
    "principal", question: "Loan",
    hint: "What you owe when payments start",
    missing: "Enter how much you owe when payments start", subject: "Loan", answer: .money)

  package static let apr = Field(
    "apr", question: "Interest rate (APR)", hint: "The yearly rate of the loan",
    missing: "Enter the interest rate (APR) of the loan", subject: "Interest rate",
    answer: .percentage(upTo: Percentage(tenThousandths: 99_9900), decimals: 2))

  package static let proportion = Field(
    "proportion", question: "Part of each month’s interest that you pay",
    hint: """
      Few lenders allow less than 100, which is all of it. The rest is set aside until your last \
      payment
      """,
    subject: "Part of the interest",
    answer: Answer<Percentage>.wholePercentage.otherwise { _ in .hundred })

  package static let payment = Field(
    "payment", question: "Payment each month",
    hint: "Leave it empty for the payment that takes ten years",
    subject: "Payment each month", answer: Answer<Money>.money.optional)

  package static let compounded = Field(
    "compounded", question: "Is interest compounded every day?",
    subject: "Interest compounded", answer: .yesOrNo(otherwise: false))

  package static let baseline = Field(
    "baseline", question: "Compare your payments with",
    subject: "What to compare with", answer: .choice(otherwise: StudentLoanBaseline.tenYear))

  package static let least = Field(
    "least", question: "Smallest loan", subject: "Smallest loan",
    answer: .moneyOrZero.otherwise { .zero($0) })

  package static let most = Field(
    "most", question: "Largest loan", subject: "Largest loan",
    answer: .money.otherwise { .whole(100_000, $0) })

  package static let increments = Field(
    "increments", question: "Steps between them", subject: "Steps between them",
    answer: Answer<Int>.whole(1...100_000).otherwise { _ in 100 })

  /// Student loans of this kind are American.
  package static let usualCurrency = Currency.usd

  package static let currency = Field(
    "currency", question: "Currency", subject: "Currency",
    answer: .currency(otherwise: usualCurrency))

  package static let previous = Field(
    "previous", question: "Payment before", subject: "Payment before",
    answer: Answer<Money>.money.optional)

  /// The names of fields; a query with one of them is a submitted form.
  package static let names =
    [
      principal.name, apr.name, proportion.name, payment.name, compounded.name, baseline.name,
      currency.name, previous.name,
    ] + rangeNames

  package static let rangeNames = [least.name, most.name, increments.name]

  package static let tooLarge = principal.error(
    "Loan must be smaller: the answer is too large to work out")
}

/// The baselines for savings; in both, all of the interest is paid monthly.
package enum StudentLoanBaseline: String, Sendable, CaseIterable {
  /// The least payment that ever clears the loan.
  case absolute
  /// The payment that takes ten years.
  case tenYear = "ten-year"
}
