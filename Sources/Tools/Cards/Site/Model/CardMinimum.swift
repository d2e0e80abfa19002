import CreditCardFormulas
import Finance

/// The minimum payment of a card this month, never more than the card owes.
struct CardMinimum: Equatable, Sendable {
  let amount: Money

  /// True when the card owes something and its holder typed no minimum.
  let isEstimated: Bool
}

extension Card {
  /// The amount owed, or zero when the card is in credit.
  var owed: Money { balance.atLeastZero }

  var minimum: CardMinimum {
    CardMinimum(
      amount: min(details.minimum ?? estimatedMinimum, owed),
      isEstimated: details.minimum == nil && !owed.isZero)
  }

  /// The first preset that gives exactly the typed minimum this month; nil when none does.
  var namedRule: MinimumPreset? {
    guard let minimum = details.minimum, details.apr != nil else { return nil }
    do throws(MoneyOverflow) {
      for preset in MinimumPreset.common {
        guard let rule = preset.rule(in: owed.currency) else { continue }
        if try rule.payment(on: owed, interest: try interest) == minimum { return preset }
      }
      return nil
    } catch {
      return nil
    }
  }

  /// The minimum by the rule of most British cards; an unknown rate counts as no interest.
  private var estimatedMinimum: Money {
    do throws(MoneyOverflow) {
      return try MinimumPaymentRule.usual(in: owed.currency)
        .payment(on: owed, interest: try interest)
    } catch {
      // An amount too large to hold is more than the card owes.
      return owed
    }
  }

  /// The interest of a month at the effective rate.
  private var interest: Money {
    get throws(MoneyOverflow) {
      guard let apr = details.apr else { return .zero(owed.currency) }
      return try MonthlyRate.effective(apr).interest(on: owed)
    }
  }
}
