import CreditCardFormulas

/// The large figures of a card: the time and interest of both ways of paying.
struct CreditCardFigures {
  let comparison: CreditCardComparison

  var html: HTML {
    AnswerFigures(figures, gain: gain).html
  }

  private var figures: [AnswerFigures.Figure] {
    if let kept = comparison.minimumKeptUp { return [never] + [keptUp(kept)].compactMap(\.self) }
    return [minimum, fixed].compactMap(\.self)
  }

  private var minimum: AnswerFigures.Figure {
    let name = "Only the minimum"
    guard let minimum = comparison.minimum.cleared else {
      guard !comparison.firstInterest.isZero else {
        return AnswerFigures.Figure(
          .costly, name, .words("Never paid off"),
          more: "The minimum becomes too small to pay it off.")
      }
      return AnswerFigures.Figure(
        .costly, name, .words(comparison.minimumKeepsUp ? "Never paid off" : "Over 100 years"),
        more: comparison.minimumKeepsUp
          ? "The interest keeps up with the payments." : "You’d pay almost only interest.")
    }
    return AnswerFigures.Figure(
      .costly, name, .term(minimum.term), more: interest(of: minimum),
      aside: minimum.months.count > 1
        ? minimum.isLevel
          ? "\(minimum.firstPayment.short) every month, until it’s paid off"
          : "starts at \(minimum.firstPayment.short) a month, then shrinks" : nil)
  }

  private var fixed: AnswerFigures.Figure? {
    guard let fixed = comparison.fixed.cleared else { return nil }
    let name = "\(comparison.payment.short) a month"
    guard !comparison.isBelowMinimum else {
      return AnswerFigures.Figure(
        .plain, "\(name), if your card company agrees", .term(fixed.term), more: interest(of: fixed)
      )
    }
    return AnswerFigures.Figure(
      .better, name, .term(fixed.term), more: interest(of: fixed),
      aside: fixed.months.count > 1 ? "the same every month, until it’s paid off" : nil)
  }

  /// The fixed payment where it never clears the card.
  private var never: AnswerFigures.Figure {
    let name = "\(comparison.payment.short) a month"
    guard let interest = comparison.interestKeepingUp else {
      return AnswerFigures.Figure(
        .costly, name, .words("Over 100 years"), more: "You’d pay almost only interest.")
    }
    return AnswerFigures.Figure(
      .costly, name, .words("Never paid off"),
      more: "Interest alone is \(interest.formatted) this month.")
  }

  private func keptUp(_ kept: Repayment) -> AnswerFigures.Figure? {
    kept.cleared.map { kept in
      AnswerFigures.Figure(
        .better, "\(comparison.firstMinimum.short), this month’s minimum, kept up",
        .term(kept.term), more: interest(of: kept))
    }
  }

  private func interest(of repayment: Repayment) -> String {
    "\(repayment.interest.formatted) interest"
  }

  /// The gain of the fixed payment; nil when it is none, or below the minimum.
  private var gain: AnswerFigures.Gain? {
    guard !comparison.isBelowMinimum, let saving = comparison.saving,
      let minimum = comparison.minimum.cleared, let fixed = comparison.fixed.cleared,
      !saving.interest.isZero || saving.months > 0
    else { return nil }
    let ring = saving.months >= 0 ? TimeRing(fixed.months.count, of: minimum.months.count) : nil
    guard !saving.interest.isZero else {
      return AnswerFigures.Gain("\(Term(months: saving.months).words) sooner", ring: ring)
    }
    guard saving.interest.isPositive else {
      return AnswerFigures.Gain(
        "\(saving.interest.absolute.formatted) more interest than with the minimum", ring: nil,
        look: .costly)
    }
    return AnswerFigures.Gain(
      saving: saving.interest.formatted,
      sooner: saving.months > 0 ? Term(months: saving.months) : nil, ring: ring)
  }
}

extension Repayment {
  /// True when every payment but the last is as high as the first.
  var isLevel: Bool { months.dropLast().allSatisfy { $0.payment == firstPayment } }
}

extension CreditCardComparison {
  /// True when the minimum never clears the card because the interest keeps up with it.
  var minimumKeepsUp: Bool {
    !minimum.isCleared && firstMinimum <= firstInterest
  }

  /// The first month's interest, where the fixed payment never clears the card because of it.
  var interestKeepingUp: Money? {
    !fixed.isCleared && payment <= firstInterest ? firstInterest : nil
  }
}
