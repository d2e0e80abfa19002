/// A control that is wrong leaves the answer that the page gave before, and no other.
@Suite struct KeptAnswersTests {
  @Test(
    arguments: Row.table(
      """
      page | wrong | says | for
      credit-card?balance=2292&apr=17.91&shown=60.00 | payment=abc | You save <b class="good">£1,994.79</b> | £60 a month
      credit-card?balance=2292&apr=17.91&shown=60.00 | payment=0 | You save <b class="good">£1,994.79</b> | £60 a month
      credit-card?balance=2292&apr=17.91&payment=60&shown=60.00 | months=0 | You save <b class="good">£1,994.79</b> |
      balance-transfer?\(transfer)&shown=120.00 | payment=abc | Moving costs £948.18 less | £120 a month
      loan?amount=180000&rate=4.25&years=30&shown=200.00&currency=USD | extra=abc | saves you <b class="good">$47,047.66</b> | $200 extra a month
      mortgage?amount=200000&rate=4.5&years=25&start=2027-01-01&fix-months=24&next-rate=7.49&shown=100.00 | extra=abc | £44,964.28 | £100 extra a month
      student-loan?principal=30000&apr=5&proportion=50&previous=282.81 | payment=abc | $3,937.19 | $282.81 a month
      student-loan?principal=30000&apr=5&proportion=50&previous=282.81 | payment=62.50 | $3,937.19 | $282.81 a month
      """))
  func `the answer stays beside a wrong control`(row: Row) throws {
    let (page, said, kept): (String, String, String) = (row["page"], row["says"], row["for"])
    let (field, typed) = filledIn(row["wrong"])[0]
    let response = try TestSite.get("/\(page)&\(field)=\(typed)")
    #expect(response.status == 422)
    #expect(response.text.contains("<title>Error: ") && response.text.contains(said))
    #expect(response.text.matches(of: /class="(field|hold) wrong"/).count == 1)
    #expect(response.text.contains("value=\"\(typed)\" aria-describedby=\"\(field)-error\""))
    let told = response.page.parts("p", of: "kept").map(\.words)
    #expect(told == (kept.isEmpty ? [] : ["This answer is for \(kept)."]))
    let json = page.replacing("?", with: ".json?")
    #expect(try TestSite.get("/\(json)&\(field)=\(typed)").status == 422)
  }

  private static let transfer =
    "balance=3000&apr=24.9&fee=2.9&fee-least=5&promo-months=20"

  @Test(arguments: [
    "credit-card?balance=2292&apr=17.91&payment=abc",
    "credit-card?balance=lots&apr=17.91&payment=abc&shown=60.00",
    "credit-card?balance=2292&apr=17.91&payment=abc&shown=def",
    "credit-card?balance=2292&apr=x&months=0&shown=60.00",
    "student-loan?principal=30000&apr=5&payment=abc&previous=def",
    "student-loan?principal=30000&apr=5&payment=abc&previous=1",
  ])
  func `no answer is kept that was never given`(query: String) throws {
    let response = try TestSite.get("/\(query)")
    #expect(response.status == 422)
    #expect(!response.text.contains("id=\"answer\""))
  }
}
