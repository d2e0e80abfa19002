import GroupsFormulas
import GroupsTesting
import Finance
import Testing

@testable import GroupsSite

/// The largest amounts that forms, files and cookies take: sums of them fit, or are refused.
@Suite struct LargestAmountsTests {
  @Test(
    arguments: [
      "/credit-card?balance=99999999.99&apr=0.01&payment=99999999.99",
      "/credit-card?balance=99999999.99&apr=999.99&payment=99999999.99&months=1200",
      "/credit-card?balance=99999999.99&apr=999.99&rule=custom&minimum-percent=100"
        + "&minimum-floor=99999999.99&minimum-alone-percent=100&minimum-base=statement",
      "/loan?amount=99999999.99&rate=99.99&years=50&frequency=weekly",
      "/loan?amount=99999999.99&rate=99.99&years=50&kind=interest-only",
      "/loan?amount=99999999.99&rate=0&years=50&extra=99999999.99&extra-yearly=99999999.99",
      "/loan/schedule?amount=99999999.99&rate=99.99&years=50",
      "/balance-transfer?balance=99999999.99&apr=999.99&basis=nominal&payment=1&fee=100"
        + "&fee-least=99999999.99&promo-months=120&promo-apr=999.99&limit=99999999.99",
      "/balance-transfer?balance=99999999.99&apr=0.01&payment=99999999.99&promo-months=1",
      "/student-loan?principal=99999999.99&apr=99.99&payment=99999999.99&most=99999999.99",
      "/plan?balance-1=99999999.99&apr-1=999.99&spend-1=99999999.99&budget=99999999.99"
        + "&lump-1=99999999.99&lump-month-1=1&balance-2=99999999.99&apr-2=0.01"
        + "&minimum-2=99999999.99&promo-months-2=120&promo-apr-2=999.99",
    ], ["GBP", "JPY", "BHD"])
  func `are answered by every calculator`(address: String, currency: String) throws {
    let most = currency == "JPY" ? "99999999" : "99999999.99"
    let address = address.replacing("99999999.99", with: most)
    let answer = try TestSite.get("\(address)&currency=\(currency)")
    #expect(answer.status == 200 || answer.text.contains("too large to work out"))
  }

  @Test func `add up in the balances and totals of as many payments as a group can keep`() {
    let largest: Int64 = 1 << 50 - 1
    let payments = [GroupPayment](
      repeating: .example(largest, .bhd, by: member(1), among: [member(2)]), count: 8_000)
    let balances = GroupBalances(of: payments)
    #expect(balances[member(1), in: .bhd].minorUnits == largest * 8_000)
    #expect(balances[member(2), in: .bhd].minorUnits == -largest * 8_000)
    #expect(GroupTotals.all(of: payments).map(\.whole.spent.minorUnits) == [largest * 8_000])
  }
}
