extension Settlement {
  /// The debt between each two members from the payments that they share; nothing is moved to others.
  ///
  /// Of each payment, whoever shares it owes each payer in the proportion of what they paid, to the penny;
  /// what two owe each other is taken together. So the debts of a member add up to their balance, as they
  /// do with the fewest payments.
  ///
  /// - Parameter payments: The payments; a refund counts the other way round.
  package init(pairsOf payments: [GroupPayment]) {
    var owed: [Currency: [Pair: Money]] = [:]
    for payment in payments {
      let currency = payment.counted.currency
      for transfer in payment.owed where transfer.from != transfer.to {
        let (pair, isTurned) = Pair.ordered(transfer.from, transfer.to)
        owed[currency, default: [:]][pair, default: .zero(currency)] +=
          isTurned ? -transfer.amount : transfer.amount
      }
    }
    let plans = GroupBalances(of: payments).currencies.map { currency in
      Plan(
        currency: currency,
        transfers: (owed[currency] ?? [:]).compactMap { pair, amount in
          amount.isZero ? nil : pair.transfer(of: amount)
        }.sorted { ($0.from, $0.to) < ($1.from, $1.to) },
        isMinimal: false)
    }
    self.init(plans: plans, searchedSubsets: 0)
  }

  /// Two members in order of their ids.
  private struct Pair: Hashable {
    let first: MemberID
    let second: MemberID

    static func ordered(_ one: MemberID, _ other: MemberID) -> (pair: Pair, isTurned: Bool) {
      one < other
        ? (Pair(first: one, second: other), false) : (Pair(first: other, second: one), true)
    }

    func transfer(of amount: Money) -> Transfer {
      amount.isNegative
        ? Transfer(from: second, to: first, amount: -amount)
        : Transfer(from: first, to: second, amount: amount)
    }
  }
}

extension GroupPayment {
  /// What each sharer owes each payer for this payment, in the currency that balances count; below zero
  /// for a refund.
  fileprivate var owed: [Transfer] {
    let payers = countedPayers
    var left = payers.map { abs($0.minorUnits) }
    return countedShares.flatMap { share in
      let parts = Apportionment.parts(of: abs(share.minorUnits), by: left, tiesFrom: serial)
      return zip(payers.indices, parts).map { place, part in
        left[place] -= part
        let amount = Money(minorUnits: part, counted.currency)
        return Transfer(from: share.member, to: payers[place].member, amount: signed(amount))
      }
    }
  }
}
