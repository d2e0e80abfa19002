@Suite struct GuidesTests {
  static let addresses = [
    "/guides/minimum-payments", "/guides/apr", "/guides/persistent-debt", "/guides/breathing-space",
    "/guides/utilisation", "/guides/settling",
  ]

  /// A guide and its button, which leads to the tool.
  private func guide(_ address: String) throws -> (page: String, example: String) {
    let page = try TestSite.get(address).text
    let button = try #require(PageElements(page).links.first { $0["class"] == "button" })
    return (page, try #require(button["href"]))
  }

  @Test(arguments: addresses)
  func `leads to its tool with an example filled in`(address: String) throws {
    let example = try guide(address).example
    let response = try TestSite.get(example)
    #expect(response.status == 200)
    #expect(response.cookies.isEmpty)
    let query = try #require(example.split { "?#".contains($0) }.dropFirst().first)
    let lines = response.text.firstMatch(of: /<textarea[^>]*>([^<]*)</)?.output.1
    for pair in query.split(separator: "&") {
      let value = pair.drop { $0 != "=" }.dropFirst()
      let isListed = lines?.split(separator: "\n").contains(value) ?? false
      #expect(response.text.contains("value=\"\(value)\"") || isListed, "\(value) on \(example)")
    }
    if example.hasPrefix("/credit-card") {
      #expect(response.text.contains("<section class=\"answer sheet\" id=\"answer\""))
    }
  }

  @Test func `persistent debt is about store cards and catalogues too`() throws {
    let page = try guide("/guides/persistent-debt").page
    #expect(page.contains("Store cards and catalogues count as much as credit cards."))
  }

  /// (1 + 1%)¹² − 1 and (1 + 2%)¹² − 1, in hundredths of a percent.
  @Test(arguments: [(101, 12_68, "12.68%"), (102, 26_82, "26.82%")])
  func `says above which rate the minimum alone brings letters`(
    growth: Int128, hundredths: Int128, words: String
  ) throws {
    let power = (0..<12).reduce(Int128(1)) { product, _ in product * growth }
    let hundred = (0..<10).reduce(Int128(1)) { product, _ in product * 100 }
    #expect(power / hundred - 10_000 == hundredths)
    #expect(try guide("/guides/persistent-debt").page.contains(words))
  }

  /// £1,000 × (1.02¹² − 1), rounded to pennies.
  @Test func `a twelfth of 24% each month comes to as much as the picture says`() throws {
    var (growth, whole): (Int128, Int128) = (1, 1)
    for _ in 1...12 { (growth, whole) = (growth * 102, whole * 100) }
    let twicePennies = (growth - whole) * 200_000 / whole
    #expect((twicePennies + 1) / 2 == 26_824)
    #expect(try guide("/guides/apr").page.contains("<b>£268.24</b> a year"))
  }

  private static let pictured = addresses.filter { $0 != "/guides/breathing-space" }

  @Test(arguments: pictured)
  func `shows what it tells`(address: String) throws {
    let page = try guide(address).page
    let picture = try #require(page.split(separator: "<div class=\"sheet\">").dropFirst().first)
    #expect(picture.contains("<svg") || picture.contains("<ul class=\"balances\">"))
    #expect(picture.contains("<p class=\"hint\">"))
  }

  @Test func `every guide is listed`() throws {
    let list = PageElements(try TestSite.get("/guides").text).links.compactMap { $0["href"] }
    #expect(list.filter { $0.hasPrefix("/guides/") } == Self.addresses)
  }

  @Test(arguments: addresses)
  func `is short, sourced and easy to read`(address: String) throws {
    let page = try guide(address).page
    let prose = try #require(page.firstMatch(of: /<h1>([\s\S]*?)(?:<aside class="help"|<\/main>)/))
      .output.1
    let parts = prose.split(separator: "<h2>Where this is from</h2>")
    try #require(parts.count == 2)
    #expect(parts[1].contains("<li>"))
    let text = ReadingText(parts[0])
    #expect((80...250).contains(text.words))
    #expect(text.age < 11, "a reading age of \(text.age)")
  }

  @Test func `reading age is that of Flesch and Kincaid`() {
    // 12 words, 2 sentences, 15 syllables: 0.39 × 6 + 11.8 × 15 ÷ 12 − 15.59 = 1.50, and five years.
    let text = ReadingText("<p>The woman pays a little money.</p><p>Then she is free of it.</p>")
    #expect(text.words == 12)
    #expect(abs(text.age - 6.50) < 0.01)
  }
}

/// The words of a page, and how old a reader has to be for them.
private struct ReadingText {
  let words: Int
  /// The grade of Flesch and Kincaid, in which children are five years older than its number.
  let age: Double

  init(_ page: some StringProtocol) {
    // The words of a picture are no sentences.
    let read = String(page).replacing(/<div class="sheet">[\s\S]*<p class="hint">/, with: "<p>")
    let text = read.replacing(/<\/(p|h1|h2)>/, with: ".\n").replacing(/<[^>]*>/, with: " ")
    let sentences = text.split { ".!?\n".contains($0) }.filter { $0.contains(where: \.isLetter) }
    let all = text.matches(of: /[A-Za-z’]+/).map { $0.output.lowercased() }
    words = all.count
    let syllables = all.map(Self.syllables).reduce(0, +)
    age =
      0.39 * Double(words) / Double(sentences.count) + 11.8 * Double(syllables) / Double(words)
      - 15.59 + 5
  }

  /// Groups of vowels, without an e that is not heard.
  private static func syllables(_ word: String) -> Int {
    let isSilent = word.hasSuffix("e") && !word.hasSuffix("le") || word.hasSuffix("ed")
    let isHeard = word.hasSuffix("ted") || word.hasSuffix("ded")
    let heard = isSilent && !isHeard ? word.dropLast(word.hasSuffix("ed") ? 2 : 1) : word[...]
    return max(1, heard.matches(of: /[aeiouy]+/).count)
  }
}
