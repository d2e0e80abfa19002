import BalanceTransferFormulas
import BalanceTransferPages

/// Staying and moving, worked out by an independent program in exact fractions; where a card company
/// prints the case, it is named.
@Suite struct BalanceTransferVectorTests {
  /// The months and the interest of both ways; the largest fee, and the percentage of what moves.
  static let cases = Row.table(
    """
    source                                                                                                        | query                                                                                                 | moved   | fee   | stay       | move      | saved   | worth | left   | clears | largest fee
    published by Barclaycard: 14 months, 122; fee 24, 13 months; saved 98                                         | balance=1200&apr=18&payment=100&fee=2&fee-least=0&promo-months=12&apr-after=18                        | 1200.00 | 24.00 | 14 121.94  | 13 0.33   | 97.61   | true  | 24.00  | 102.00 | 119.97 9.99
    worked out exactly; the contract's example                                                                    | balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20&apr-after=24.9                  | 3000.00 | 87.00 | 35 1081.69 | 27 46.51  | 948.18  | true  | 687.00 | 154.35 | 867.40 28.91
    worked out exactly; the least fee                                                                             | balance=400&apr=24.9&payment=50&fee=2.9&fee-least=25&promo-months=12&apr-after=24.9                   | 400.00  | 25.00 | 9 37.42    | 9 0.00    | 12.42   | true  | 0.00   | 35.42  | 37.42 9.35
    worked out exactly; the fee is more than it saves                                                             | balance=1000&apr=18.9&payment=500&fee=4&fee-least=5&promo-months=12&apr-after=24.9                    | 1000.00 | 40.00 | 3 22.33    | 3 0.00    | -17.67  | false | 0.00   | 86.67  | 22.33 2.23
    worked out exactly; 90 % of the new limit                                                                     | balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20&apr-after=24.9&limit=2500       | 2186.59 | 63.41 | 35 1081.69 | 27 116.94 | 901.34  | true  | 728.13 | 155.72 | 802.68 36.70
    published about 730 over about 37 months for staying (poundlogic.co.uk): not reproducible; worked out exactly | balance=3000&apr=22&payment=100&fee=3&fee-least=0&promo-months=24&apr-after=22                        | 3000.00 | 90.00 | 42 1198.26 | 32 49.44  | 1058.82 | true  | 690.00 | 128.75 | 942.20 31.40
    worked out exactly; both cards at the same rate, the new one owes less                                        | balance=3000&apr=20&payment=300&fee=0&fee-least=0&promo-months=6&promo-apr=20&apr-after=20&limit=1000 | 900.00  | 0.00  | 11 281.16  | 11 281.16 | 0.00    | false | 0.00   | 527.14 | 0.00 0.00
    """)

  @Test(arguments: cases)
  func `comes to what was worked out`(offer: Row) throws {
    let transfer = try BalanceTransfer(.typed(offer["query"]))
    #expect(transfer.moved.plain == offer["moved"])
    #expect(transfer.fee.plain == offer["fee"])
    #expect(transfer.stay.written == offer["stay"])
    #expect(transfer.move.written == offer["move"])
    #expect(transfer.saved?.plain == offer["saved"])
    #expect(transfer.isWorthIt.map { "\($0)" } == offer["worth"])
    #expect(transfer.leftAfterOffer?.plain == offer["left"])
    #expect(transfer.clearsWithinOffer.plain == offer["clears"])
    let largest = try #require(transfer.largestFee)
    #expect("\(largest.amount.plain) \(largest.percent.plain(decimals: 2))" == offer["largest fee"])
    #expect(!transfer.isBelowMinimum)
  }
}

extension BalanceTransferTerms {
  /// The terms of a query with nothing in it that has to be decoded.
  static func typed(_ query: String) throws -> BalanceTransferTerms {
    let fields = try FormDecoding.submission(from: query.utf8)
    return try BalanceTransferForm(fields, today: #require(TestSite.today)).terms
  }
}

extension Repayment {
  /// The months and the interest, as the table writes them.
  fileprivate var written: String { "\(months.count) \(interest.plain)" }
}
