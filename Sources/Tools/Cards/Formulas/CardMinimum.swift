/// The minimum payment of a card this month, never more than the card owes.
package struct CardMinimum: Equatable, Sendable {
  package let amount: Money

  /// True when the card owes something and its holder gave no minimum.
  package let isEstimated: Bool

  /// The minimum that the holder gave, else an estimate.
  ///
  /// The estimate is that of most British cards, ``MinimumPaymentRule/usual(in:)``.
  ///
  /// - Parameters:
  ///   - given: The minimum by the statement; nil when the holder gave none.
  ///   - owed: The balance, zero or more.
  ///   - apr: The effective yearly rate; nil counts as no interest.
  package init(given: Money?, on owed: Money, apr: Percentage?) {
    amount = min(given ?? Self.estimate(on: owed, apr: apr), owed)
    isEstimated = given == nil && !owed.isZero
  }

  /// The first preset that asks for exactly a given minimum this month; nil when none does.
  ///
  /// - Parameters:
  ///   - given: The minimum by the statement.
  ///   - owed: The balance, zero or more.
  ///   - rate: The rate of this month.
  /// - Returns: The preset of no particular bank, or nil.
  package static func preset(
    asking given: Money, on owed: Money, at rate: MonthlyRate
  ) -> MinimumPreset? {
    do throws(MoneyOverflow) {
      let interest = try rate.interest(on: owed)
      for preset in MinimumPreset.common {
        guard let rule = preset.rule(in: owed.currency) else { continue }
        if try rule.payment(on: owed, interest: interest) == given { return preset }
      }
      return nil
    } catch {
      return nil
    }
  }

  private static func estimate(on owed: Money, apr: Percentage?) -> Money {
    do throws(MoneyOverflow) {
      let rate = try apr.map { apr throws(MoneyOverflow) in try MonthlyRate.effective(apr) }
      return try MinimumPaymentRule.usual(in: owed.currency)
        .payment(on: owed, interest: try rate?.interest(on: owed) ?? .zero(owed.currency))
    } catch {
      // An amount too large to hold is more than the card owes.
      return owed
    }
  }
}
