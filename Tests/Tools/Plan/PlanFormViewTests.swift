/// The form of a plan: lists of months, and debts behind their lines.
@Suite struct PlanFormViewTests {
  /// The choices of a list, by the name of its field.
  private func list(_ name: String, of query: String) throws -> String? {
    let page = try TestSite.get("/plan?\(query)").text
    return page.firstRange(of: "<select id=\"\(name)\"").flatMap { start in
      page[start.upperBound...].firstRange(of: "</select>").map {
        String(page[start.upperBound..<$0.lowerBound])
      }
    }
  }

  /// Month 1 is the one after November 2026, so month 36 is November 2029.
  @Test(arguments: ["promo-months-1", "lump-month-1"])
  func `months are chosen by name`(field: String) throws {
    let debt = "balance-1=900&apr-1=24.9&add=nothing"
    let blank = try #require(try list(field, of: debt))
    #expect(blank.matches(of: /<option value="\d+">/).count == 36)
    for option in [
      "<option value=\"1\">December 2026", "<option value=\"12\">November 2027",
      "<option value=\"36\">November 2029",
    ] {
      #expect(blank.contains(option))
    }
    #expect(!blank.contains("selected"))
    let near = try #require(try list(field, of: "\(debt)&\(field)=12"))
    #expect(near.contains("<option value=\"12\" selected>November 2027"))
    #expect(near.matches(of: /<option value="\d+"/).count == 36)
    let far = try #require(try list(field, of: "\(debt)&\(field)=48"))
    #expect(far.contains("<option value=\"48\" selected>November 2030"))
    #expect(far.matches(of: /<option value="\d+"/).count == 37)
  }

  @Test(arguments: ["promo-months-1", "lump-month-1"])
  func `a month that is no number stays as it was typed`(field: String) throws {
    let query = "balance-1=900&apr-1=24.9&\(field)=spring"
    #expect(try list(field, of: "\(query)&add=nothing") == nil)
    let page = try TestSite.get("/plan?\(query)&lump-1=5")
    #expect(page.status == 422)
    let box = try #require(page.text.firstMatch(of: /<input id="([^"]*)"[^>]*value="spring"/))
    #expect(box.1 == field)
    #expect(page.text.contains("<p class=\"error\" id=\"\(field)-error\">"))
  }

  @Test func `a finished debt is one line, and others are open`() throws {
    let debts = "name-1=Amex&balance-1=1310&apr-1=31&promo-months-1=12&balance-2=500&apr-2=20"
    let page = try TestSite.get("/plan?\(debts)&add=debt").text
    let lines = page.matches(of: /<details class="debt">\s*<summary>(.*)<\/summary>/)
      .map { String($0.1).replacing(/<[^>]*>/, with: "") }
    #expect(
      lines == ["1 Amex £1,310 at 31%, 0% until November 2027 Change", "2 £500 at 20% Change"])
    #expect(
      !page.contains("<span class=\"count\">1</span></legend>")
        && page.contains("<span class=\"count\">3</span></legend>"))
    let box = try #require(page.firstMatch(of: /<input id="name-3"[^>]*>/)).0
    #expect(box.contains(" autofocus data-focus"))
    let wrong = try TestSite.get("/plan?\(debts)&apr-2=x&balance-3=7").text
    #expect(wrong.contains("<span class=\"count\">3</span></legend>"))
  }

  /// A kind that is chosen and not yet sent must not be contradicted by the words below it.
  @Test func `the monthly payment stands above the fold, which names no kind`() throws {
    let page = try TestSite.get("/plan").text
    let debt = try #require(page.firstMatch(of: /<fieldset>[\s\S]*?<\/fieldset>/)).0
    let parts = debt.split(separator: "<details>")
    #expect(parts.first?.contains("<div class=\"monthly\">") == true)
    #expect(parts.first?.contains("id=\"minimum-1\"") == true)
    #expect(!debt.contains("Credit card."))
    let card = try #require(debt.firstMatch(of: /<div data-of="card">[\s\S]*?<\/div>\n<\/div>/)).0
    #expect(card.contains("How does this card work out its minimum?"))
    #expect(debt.matches(of: /id="minimum-1"/).count == 1)
    let sent = try TestSite.get("/plan?kind-1=pay-later&balance-1=240").text
    #expect(sent.contains("<span data-of=\"pay-later\">Instalment a month"))
  }

  /// Without a request, and without scripts: the style sheet shows one set of words.
  @Test func `the words of every kind are on the page`() throws {
    let page = try TestSite.get("/plan").text
    let rate = try #require(page.firstMatch(of: /<label for="apr-2">([\s\S]*?)<\/label>/)).1
    #expect(
      rate.contains("<span data-of=\"card loan overdraft\">Interest rate (APR)")
        && rate.contains("<span data-of=\"pay-later priority\">Interest rate (APR)")
        && rate.matches(of: /\(optional\)/).count == 1)
    let payment = try #require(page.firstMatch(of: /<label for="minimum-2">([\s\S]*?)<\/label>/)).1
    for (kinds, words) in [
      ("card loan", "Monthly payment"), ("overdraft", "Monthly payment"),
      ("pay-later", "Instalment a month"), ("priority", "Agreed a month"),
    ] {
      #expect(payment.contains("<span data-of=\"\(kinds)\">\(words)"), "\(kinds)")
    }
    #expect(
      page.contains("<span data-of=\"overdraft\">Leave this blank: an overdraft asks for none."))
  }

  @Test func `an answer leads to all questions about one debt`() throws {
    let page = try TestSite.get(PlanPageTests.example).text
    #expect(!page.contains("<option value=\"36\">"))
    for (number, words) in [
      (1, "Add a monthly payment or a 0% offer"), (2, "Change the offer, or more"),
    ] {
      #expect(page.contains("name=\"add\" value=\"debt-\(number)\">\(words)<"))
    }
    let open = try TestSite.get("\(PlanPageTests.example)&add=debt-2").text
    #expect(
      open.contains("<span class=\"count\">2</span></legend>")
        && !open.contains("<span class=\"count\">1</span></legend>"))
    #expect(open.contains("<details open>\n<summary>0% until November 2027. "))
    #expect(open.contains("<option value=\"12\" selected>November 2027"))
  }

  @Test func `promises to try every order only where it can`() throws {
    #expect(try TestSite.get("/plan").text.contains("Whatever costs least (we try every order)"))
    let six = (1...6).map { "balance-\($0)=\($0)00&apr-\($0)=20" }.joined(separator: "&")
    #expect(try !TestSite.get("/plan?\(six)&add=nothing").text.contains("we try every order"))
  }
}
