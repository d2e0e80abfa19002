import CreditCardFormulas
import Finance

/// The least that a card asks for this month, never more than it owes.
struct CardMinimum: Equatable, Sendable {
  let amount: Money

  /// The card owes something, and its holder typed no minimum.
  let isEstimated: Bool
}

extension Card {
  /// What is owed, or nothing where the card is in credit.
  var owed: Money { balance.atLeastZero }

  var minimum: CardMinimum {
    CardMinimum(
      amount: min(details.minimum ?? estimatedMinimum, owed),
      isEstimated: details.minimum == nil && !owed.isZero)
  }

  /// The named rule that asks for exactly the typed minimum this month; the first where several do.
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

  /// By the rule of most British cards; a rate that is not known counts as no interest.
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
