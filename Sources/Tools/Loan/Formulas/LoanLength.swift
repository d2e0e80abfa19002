/// A loan over one of the lengths between which a borrower chooses.
package struct LoanLength: Sendable, Equatable {
  package let term: Term
  /// The regular payment, with the extra that comes with each.
  package let payment: Money
  package let interest: Money

  private init(_ terms: LoanTerms, paying payment: Money, interest: Money) {
    term = terms.term
    self.payment = payment + terms.extras.each
    self.interest = interest
  }

  /// The same loan over the next shorter round length, over its own, and over the next longer one.
  ///
  /// Lengths are round in whole years, from ten years on in steps of five. One that ends before the
  /// one-off extra or the payments of interest alone, or whose sums do not fit in a `Money`, is left
  /// out. A loan whose payment changes has its own length alone, since one payment would not describe
  /// another.
  ///
  ///     LoanLength.list(for: loan).map(\.term.words)
  ///     // a loan of 25 years: 20 years, 25 years, 30 years
  package static func list(for comparison: LoanComparison) -> [LoanLength] {
    let (terms, schedule) = (comparison.terms, comparison.schedule)
    let own = LoanLength(terms, paying: schedule.payment, interest: schedule.totalInterest)
    guard terms.stages.count == 1 else { return [own] }
    let (shorter, longer) = own.term.roundNeighbours
    return [length(of: shorter, terms), own, length(of: longer, terms)].compactMap(\.self)
  }

  private static func length(of term: Term, _ terms: LoanTerms) -> LoanLength? {
    let terms = terms.with(term: term)
    guard 1...LoanTerms.mostMonths ~= term.months, terms.stages.count == 1,
      terms.extras.oncePayment ?? 1 <= terms.scheduledPayments,
      terms.course.interestOnly <= terms.scheduledPayments
    else { return nil }
    do throws(MoneyOverflow) {
      let (payment, totals) = try terms.totals()
      return LoanLength(terms, paying: payment, interest: totals.interest)
    } catch {
      return nil
    }
  }
}

extension Term {
  /// The next shorter and the next longer round length; the shorter one may be nothing.
  package var roundNeighbours: (shorter: Term, longer: Term) {
    let step = months < 120 ? 12 : 60
    return (Term(months: (months - 1) / step * step), Term(months: (months / step + 1) * step))
  }
}
