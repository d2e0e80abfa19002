import BalanceTransferFormulas
import BalanceTransferPages

/// Staying and moving, worked out by an independent program in exact fractions; where a card company
/// prints the case, it is named.
@Suite struct BalanceTransferVectorTests {
  struct Case: CustomTestStringConvertible {
    let source: String
    let query: String
    let moved: String
    let fee: String
    /// The months and the interest of both ways.
    let stay: String
    let move: String
    let saved: String
    let isWorthIt: Bool
    let leftAfterOffer: String
    let clearsWithinOffer: String
    /// The amount, and the percentage of what moves.
    let largestFee: String
    let isBelowMinimum: Bool

    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case(
      source: "published by Barclaycard: 14 months, 122; fee 24, 13 months; saved 98",
      query: "balance=1200&apr=18&payment=100&fee=2&fee-least=0&promo-months=12&apr-after=18",
      moved: "1200.00", fee: "24.00", stay: "14 121.94", move: "13 0.33", saved: "97.61",
      isWorthIt: true, leftAfterOffer: "24.00", clearsWithinOffer: "102.00",
      largestFee: "119.97 9.99", isBelowMinimum: false),
    Case(
      source: "worked out exactly; the contract's example",
      query:
        "balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20&apr-after=24.9",
      moved: "3000.00", fee: "87.00", stay: "35 1081.69", move: "27 46.51", saved: "948.18",
      isWorthIt: true, leftAfterOffer: "687.00", clearsWithinOffer: "154.35",
      largestFee: "867.40 28.91", isBelowMinimum: false),
    Case(
      source: "worked out exactly; the least fee",
      query: "balance=400&apr=24.9&payment=50&fee=2.9&fee-least=25&promo-months=12&apr-after=24.9",
      moved: "400.00", fee: "25.00", stay: "9 37.42", move: "9 0.00", saved: "12.42",
      isWorthIt: true, leftAfterOffer: "0.00", clearsWithinOffer: "35.42",
      largestFee: "37.42 9.35", isBelowMinimum: false),
    Case(
      source: "worked out exactly; the fee is more than it saves",
      query: "balance=1000&apr=18.9&payment=500&fee=4&fee-least=5&promo-months=12&apr-after=24.9",
      moved: "1000.00", fee: "40.00", stay: "3 22.33", move: "3 0.00", saved: "-17.67",
      isWorthIt: false, leftAfterOffer: "0.00", clearsWithinOffer: "86.67",
      largestFee: "22.33 2.23", isBelowMinimum: false),
    Case(
      source: "worked out exactly; 90 % of the new limit",
      query: """
        balance=3000&apr=24.9&payment=120&fee=2.9&fee-least=5&promo-months=20&apr-after=24.9\
        &limit=2500
        """,
      moved: "2186.59", fee: "63.41", stay: "35 1081.69", move: "27 116.94", saved: "901.34",
      isWorthIt: true, leftAfterOffer: "728.13", clearsWithinOffer: "155.72",
      largestFee: "802.68 36.70", isBelowMinimum: false),
    Case(
      source: """
        published about 730 over about 37 months for staying (poundlogic.co.uk): not reproducible; \
        worked out exactly
        """,
      query: "balance=3000&apr=22&payment=100&fee=3&fee-least=0&promo-months=24&apr-after=22",
      moved: "3000.00", fee: "90.00", stay: "42 1198.26", move: "32 49.44", saved: "1058.82",
      isWorthIt: true, leftAfterOffer: "690.00", clearsWithinOffer: "128.75",
      largestFee: "942.20 31.40", isBelowMinimum: false),
    Case(
      source: "worked out exactly; both cards at the same rate, the new one owes less",
      query: """
        balance=3000&apr=20&payment=300&fee=0&fee-least=0&promo-months=6&promo-apr=20&apr-after=20\
        &limit=1000
        """,
      moved: "900.00", fee: "0.00", stay: "11 281.16", move: "11 281.16", saved: "0.00",
      isWorthIt: false, leftAfterOffer: "0.00", clearsWithinOffer: "527.14",
      largestFee: "0.00 0.00", isBelowMinimum: false),
  ]

  @Test(arguments: cases)
  func `comes to what was worked out`(offer: Case) throws {
    let transfer = try BalanceTransfer(.typed(offer.query))
    #expect(transfer.moved.plain == offer.moved)
    #expect(transfer.fee.plain == offer.fee)
    #expect(transfer.stay.written == offer.stay)
    #expect(transfer.move.written == offer.move)
    #expect(transfer.saved?.plain == offer.saved)
    #expect(transfer.isWorthIt == offer.isWorthIt)
    #expect(transfer.leftAfterOffer?.plain == offer.leftAfterOffer)
    #expect(transfer.clearsWithinOffer.plain == offer.clearsWithinOffer)
    let largest = try #require(transfer.largestFee)
    #expect(
      "\(largest.amount.plain) \(largest.percent.plain(decimals: 2))" == offer.largestFee)
    #expect(transfer.isBelowMinimum == offer.isBelowMinimum)
  }
}

extension BalanceTransferTerms {
  /// The terms of a query with nothing in it that has to be decoded.
  static func typed(_ query: String) throws -> BalanceTransferTerms {
    let fields = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
    return try BalanceTransferForm(Submission(fields), today: #require(TestSite.today)).terms
  }
}

extension Repayment {
  /// The months and the interest, as the table writes them.
  fileprivate var written: String { "\(months.count) \(interest.plain)" }
}
