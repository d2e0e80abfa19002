import BalanceTransferFormulas

/// The large figures of a transfer: the time and the cost of staying and of moving.
struct BalanceTransferFigures {
  let transfer: BalanceTransfer

  var html: HTML {
    AnswerFigures([stay, move], gain: gain).html
  }

  private var stay: AnswerFigures.Figure {
    figure(
      transfer.look(isMoving: false), "Stay", transfer.stay,
      cost: "\(transfer.stay.interest.formatted) interest", aside: "on the card you have")
  }

  private var move: AnswerFigures.Figure {
    let interest = "\(transfer.move.interest.formatted) interest"
    let costs = transfer.fee.isPositive
    return figure(
      transfer.look(isMoving: true), "Move", transfer.move,
      cost: costs
        ? "\((transfer.fee + transfer.move.interest).formatted) with the fee" : interest,
      aside: costs
        ? "\(transfer.fee.short) fee, \(interest)"
        : "\(transfer.payment.short) a month either way")
  }

  private func figure(
    _ look: AnswerFigures.Figure.Look, _ name: String, _ way: Repayment, cost: String,
    aside: String
  ) -> AnswerFigures.Figure {
    guard way.isCleared else {
      return AnswerFigures.Figure(
        look, name, .words(way.never),
        more: transfer.whyNever(way))
    }
    return AnswerFigures.Figure(look, name, .term(way.term), more: cost, aside: aside)
  }

  /// The saving or the cost of moving; nil when it is neither, or when a way is never clear.
  private var gain: AnswerFigures.Gain? {
    guard let saved = transfer.saved else {
      return transfer.isWorthIt == true
        ? AnswerFigures.Gain("Only moving pays it off", ring: nil) : nil
    }
    guard !saved.isZero else { return nil }
    guard saved.isPositive else {
      return AnswerFigures.Gain(
        "Moving costs \(saved.absolute.formatted) more", ring: nil, look: .costly)
    }
    let (stay, move) = (transfer.stay.months.count, transfer.move.months.count)
    return AnswerFigures.Gain(
      "Moving costs \(saved.formatted) less",
      ring: move <= stay ? TimeRing(move, of: stay) : nil)
  }
}

extension Repayment {
  /// True when no less is owed after the last month than before it.
  fileprivate var isGrowing: Bool { months.last.map { $0.closing >= $0.opening } ?? false }

  /// The time that a way takes which is never clear.
  var never: String { isGrowing ? "Never paid off" : "Over 100 years" }
}

extension BalanceTransfer {
  /// The reason why a way is never clear.
  func whyNever(_ way: Repayment) -> String {
    guard way.isGrowing else { return "You’d pay almost only interest." }
    guard payment > way.firstInterest else {
      return "Interest alone is \(way.firstInterest.formatted) this month."
    }
    return "After the offer, interest is more than you pay."
  }

  /// The look of a way: dashed for the one that costs more, solid for the other.
  func look(isMoving: Bool) -> AnswerFigures.Figure.Look {
    switch isWorthIt {
    case true?: isMoving ? .better : .costly
    case false? where saved?.isZero == true: .plain
    case false?: isMoving ? .costly : .better
    case nil: .costly
    }
  }
}
