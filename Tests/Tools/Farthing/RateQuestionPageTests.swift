/// A rate typed as a fraction, on every calculator that asks for one.
@Suite struct RateQuestionPageTests {
  @Test(
    arguments: Row.table(
      """
      query | words | link
      /credit-card?balance=2292&apr=0.1791&payment=60 | You typed 0.1791%. Did you mean 17.91%? | ?balance=2292&amp;payment=60&amp;apr=17.91
      /loan?amount=1000&rate=0.055&years=2 | You typed 0.055%. Did you mean 5.5%? | ?amount=1000&amp;years=2&amp;rate=5.5
      /balance-transfer?balance=3000&apr=0.249&promo-months=20 | You typed 0.249%. Did you mean 24.9%? | ?balance=3000&amp;promo-months=20&amp;apr=24.9
      /student-loan?principal=30000&apr=0.06 | You typed 0.06%. Did you mean 6%? | ?principal=30000&amp;apr=6
      /plan?name-1=Store&balance-1=600&apr-1=34.9&balance-2=900&apr-2=0.1791&budget=100 | You typed 0.1791% for Debt 2. Did you mean 17.91%? | ?name-1=Store&amp;balance-1=600&amp;apr-1=34.9&amp;balance-2=900&amp;budget=100&amp;apr-2=17.91
      /plan?balance-1=600&apr-1=0.349 | You typed 0.349%. Did you mean 34.9%? | ?balance-1=600&amp;apr-1=34.9
      """))
  func `is asked about beside the answer, with a link that changes it`(asked: Row) throws {
    let response = try TestSite.get(asked["query"])
    #expect(response.status == 200)
    let page = response.text
    let (words, link): (String, String) = (asked["words"], asked["link"])
    #expect(response.page.words.contains(words))
    #expect(page.contains("<a href=\"\(link)#answer\" target=\"_self\" data-swap>"))
    #expect(page.contains("data-say=\"\(words) "))
    #expect(page.contains("id=\"answer\""))
  }

  @Test(arguments: [
    "/credit-card?balance=2292&apr=1", "/credit-card?balance=2292&apr=0",
    "/loan?amount=1000&rate=0&years=2", "/loan?amount=1000&rate=1.5&years=2",
    "/student-loan?principal=30000&apr=0", "/student-loan?principal=30000&apr=5",
  ])
  func `is not asked about where it is none`(address: String) throws {
    #expect(try !TestSite.get(address).text.contains("Did you mean"))
  }

  @Test func `programs are answered as they ask`() throws {
    let half = try TestSite.get("/credit-card.json?balance=1000&apr=0.5&payment=100")
    #expect(half.status == 200)
    // (1.005)^(1/12) − 1, to 15 decimals.
    #expect(half.text.contains("\"monthlyRate\":\"0.000415714844729\""))
    #expect(try TestSite.get("/credit-card.json?balance=1000&apr=0").status == 200)
  }
}
