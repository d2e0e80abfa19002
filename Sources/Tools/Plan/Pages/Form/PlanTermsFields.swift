package import PlanFormulas

/// The questions about the rates and the use of a debt, whether it is typed or a card of the wallet.
package struct PlanTermsFields: RepeatedEntry {
  /// The yearly rate.
  package let apr: Field<Percentage>
  /// The months that are left of an offer; nil for no offer.
  package let promotionMonths: Field<Int?>
  /// The rate of the offer; nil for zero.
  package let promotionAPR: Field<Percentage?>
  /// The purchases of each month.
  package let spend: Field<Money>
  /// The same field for a debt on which nothing can be bought.
  let ignoredSpend: Field<Money>

  /// The questions about one debt.
  ///
  /// - Parameters:
  ///   - ending: The end of the names of the fields: "2".
  ///   - debt: The debt in messages: "debt 2".
  ///   - known: The yearly rate when none is typed; nil when it must be.
  ///   - kind: The kind of the debt; that of an overdraft is an EAR.
  package init(
    ending: String, of debt: String, apr known: Percentage? = nil, kind: DebtKind? = nil
  ) {
    apr = Self.apr(ending, debt, known, of: kind)
    let promotionAPR = Field(
      "promo-apr-\(ending)", question: "Rate until then", hint: "Leave this blank for 0%.",
      subject: "Rate of the offer on \(debt)",
      described: "The yearly rate of the offer on \(debt)",
      reader: Reader<Percentage>.percentage(upTo: .mostAPR).optional)
    self.promotionAPR = promotionAPR
    promotionMonths = Self.promotionMonths(ending, debt, isNeeded: false).adapted { reading in
      Self.promotionMonths(
        ending, debt, isNeeded: reading.submission.typed(promotionAPR.name) != nil)
    }
    spend = Self.spend(ending, debt, isIgnored: false)
    ignoredSpend = Self.spend(ending, debt, isIgnored: true)
  }

  /// The questions about a card of the wallet, in page order; all of them have an answer when nothing
  /// is sent.
  package var questions: [any Question] { [apr, promotionMonths, promotionAPR, spend] }

  package func isThere(in submission: Submission) -> Bool { true }

  /// The most months of an offer.
  package static let longestOffer = 120

  private static func apr(
    _ ending: String, _ debt: String, _ known: Percentage?, of kind: DebtKind?
  ) -> Field<Percentage> {
    let rate = Reader<Percentage>.percentage(upTo: .mostAPR)
    let name = kind == .overdraft ? "EAR" : "APR"
    return Field(
      "apr-\(ending)", question: "Interest rate (\(name))",
      missing: "Enter the interest rate (\(name)) of \(debt)", subject: "Interest rate of \(debt)",
      described: "The yearly interest rate of \(debt)",
      reader: known.map { known in rate.otherwise { _ in known } } ?? rate)
  }

  private static func promotionMonths(
    _ ending: String, _ debt: String, isNeeded: Bool
  ) -> Field<Int?> {
    Field(
      "promo-months-\(ending)", question: "When does the 0% or low offer end?",
      missing: "Choose when the offer on \(debt) ends",
      subject: "Months of the offer on \(debt)",
      described: "The number of months at the rate of the offer on \(debt)",
      reader: Reader<Int>.months(0...longestOffer)
        .instructing("Enter a number of months for the offer on \(debt), like 18")
        .optional(unless: isNeeded))
  }

  private static func spend(_ ending: String, _ debt: String, isIgnored: Bool) -> Field<Money> {
    let amount = Reader<Money>.moneyOrZero.otherwise { .zero($0) }
    return Field(
      "spend-\(ending)", question: "Still using it? How much a month?",
      subject: "Spending on \(debt)",
      described: "Bought on \(debt), a card or an overdraft, every month",
      reader: isIgnored ? amount.ignored { .zero($0) } : amount)
  }
}

extension EntryValues<PlanTermsFields> {
  /// The rates of the debt, where interest is charged in some way.
  ///
  /// - Parameter basis: How interest is charged.
  /// - Returns: The rate, the offer if there is one, and its yearly rate.
  /// - Throws: ``MoneyOverflow`` as for ``InterestBasis/monthlyRate(_:)``.
  package func rates(
    _ basis: InterestBasis
  ) throws(MoneyOverflow) -> (rate: MonthlyRate, offer: PlanDebt.Promotion?, offerAPR: Percentage?)
  {
    let rate = try basis.monthlyRate(self.apr)
    guard let months = self.promotionMonths, months > 0 else { return (rate, nil, nil) }
    let offerAPR = self.promotionAPR ?? .zero
    return (rate, .init(months: months, rate: try basis.monthlyRate(offerAPR)), offerAPR)
  }
}
