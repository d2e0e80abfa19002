/// The jumps under the control of an answer: no chip of any tool leads backwards.
@Suite struct ChipsTests {
  /// The control of a calculator, where its answer for programs says when all is paid or how much
  /// interest is, and random figures for it.
  struct Controlled: CustomTestStringConvertible, Sendable {
    let stem: String
    let field: String
    let end: [String]
    let random: @Sendable (inout SeededGenerator) -> String

    var testDescription: String { stem }
  }

  private static let controls = [
    Controlled(stem: "credit-card", field: "payment", end: ["fixed", "months"]) { random in
      let balance = random.amount(20...60_000)
      let rule = ["one-percent", "one-percent-25", "three-percent-of-balance"].picked(&random)
      let query = "balance=\(balance)&apr=\(random.rate(60))&rule=\(rule)"
      let payment = Int.random(in: max(1, balance / 100)...balance + 20, using: &random)
      return Bool.random(using: &random) ? query : "\(query)&payment=\(payment).\(random.cents)"
    },
    Controlled(stem: "balance-transfer", field: "payment", end: ["move", "months"]) { random in
      let balance = random.amount(50...20_000)
      let payment = Int.random(in: max(1, balance / 60)...balance + 20, using: &random)
      return """
        balance=\(balance)&apr=\(random.rate(50))&payment=\(payment).\(random.cents)\
        &promo-months=\(Int.random(in: 1...40, using: &random))&fee=\(random.rate(5))
        """
    },
    Controlled(stem: "loan", field: "extra", end: ["actualPayments"]) { random in
      let (amount, years) = (random.amount(500...600_000), Int.random(in: 1...35, using: &random))
      let extra = Int.random(in: 0...amount / years / 8 + 1, using: &random)
      let frequency = ["monthly", "fortnightly", "weekly"].picked(&random)
      let kind = ["repayment", "repayment", "interest-only"].picked(&random)
      return """
        amount=\(amount)&rate=\(random.rate(15))&years=\(years)&extra=\(extra).\(random.cents)\
        &frequency=\(frequency)&kind=\(kind)
        """
    },
    mortgage("term", saving: "shorten"), mortgage("payment", saving: "lower"),
    Controlled(stem: "student-loan", field: "payment", end: ["count"]) { random in
      let (principal, apr) = (random.amount(300...90_000), Int.random(in: 0...20, using: &random))
      let least = principal * apr / 1_200 + 1
      let payment = Int.random(in: least...principal / 10 + least, using: &random)
      let proportion = [100, 100, 50, 0].picked(&random)
      return """
        principal=\(principal)&apr=\(apr)&payment=\(payment).\(random.cents)\
        &proportion=\(proportion)
        """
    },
    Controlled(stem: "plan", field: "budget", end: ["months"]) { random in
      let debts = (1...Int.random(in: 1...4, using: &random)).map { number in
        "balance-\(number)=\(random.amount(20...9_000))&apr-\(number)=\(random.rate(45))"
      }
      let budget = Int.random(in: 5...1_500, using: &random)
      return "\(debts.joined(separator: "&"))&budget=\(budget).\(random.cents)"
    },
  ]

  /// A mortgage's chips save interest: lower payments end when they would have.
  private static func mortgage(_ effect: String, saving way: String) -> Controlled {
    Controlled(stem: "mortgage", field: "extra", end: [way, "totalInterest"]) { random in
      let (amount, years) = (random.amount(5_000...600_000), Int.random(in: 2...35, using: &random))
      let extra = Int.random(in: 0...amount / years / 8 + 1, using: &random)
      return """
        amount=\(amount)&rate=\(random.rate(15))&years=\(years)&extra=\(extra).\(random.cents)\
        &fix-months=\(Int.random(in: 1...120, using: &random))&next-rate=\(random.rate(15))\
        &effect=\(effect)
        """
    }
  }

  @Test(arguments: controls)
  func `whatever is asked, each chip pays more and ends strictly earlier, or with less interest`(
    controlled: Controlled
  ) throws {
    var random = SeededGenerator(seed: 151)
    var seen = 0
    for _ in 1...60 {
      seen += try expectForwards(
        TestSite.get("/\(controlled.stem)?\(controlled.random(&random))").text, of: controlled)
    }
    #expect(seen >= 20)
  }

  @Test(arguments: ToolList.samples(.answered, .never))
  func `so does each chip of a sample`(sampled: Sampled) throws {
    let page = try TestSite.get(sampled.address).text
    guard page.contains("class=\"chips\"") else { return }
    let controlled = try #require(Self.controls.first { $0.stem == sampled.tool.stem })
    try expectForwards(page, of: controlled)
  }

  /// The number of chips on a page, each compared with the answer that it stands in.
  @discardableResult
  private func expectForwards(_ page: String, of controlled: Controlled) throws -> Int {
    let elements = PageElements(page).elements
    let chips = elements.filter { $0.name == "a" && $0["id"]?.hasPrefix("chip-") == true }
    guard !chips.isEmpty else { return 0 }
    let box = try #require(elements.first { $0["id"] == controlled.field && $0.name == "input" })
    let typed = (box["value"] ?? "").replacing(",", with: "")
    let now = Self.hundredths(typed)
    // Each chip carries the same form along, so the answer on the page is that form with its own sum.
    let others = try chips.map { try #require($0["href"]).dropFirst().prefix { $0 != "#" } }
    let form = others[0].split(separator: "&").filter { !$0.hasPrefix("\(controlled.field)=") }
    let query = (form.map(String.init) + ["\(controlled.field)=\(typed)"]).joined(separator: "&")
    let end = try Self.end(of: query, controlled)
    for other in others {
      let paid = other.split(separator: "&").last { $0.hasPrefix("\(controlled.field)=") }
      let sum = Self.hundredths(String(paid?.drop { $0 != "=" }.dropFirst() ?? ""))
      #expect(try #require(sum) > now ?? 0, "\(other)")
      #expect(try Self.end(of: String(other), controlled) < end, "\(other)")
    }
    return chips.count
  }

  /// A typed amount in hundredths; nil where nothing is typed.
  private static func hundredths(_ text: String) -> Int? {
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: ".")
    let cents = parts.count > 1 ? String(parts[1]) : "00"
    let digits = String(parts[0]) + cents.padding(toLength: 2)
    return Int(digits)
  }

  /// The months or payments until all is paid, or the interest in hundredths; the greatest number where
  /// that is never.
  private static func end(of query: String, _ controlled: Controlled) throws -> Int {
    let response = try TestSite.get("/\(controlled.stem).json?\(query)")
    #expect(response.status == 200, "\(query)")
    let json = try response.json
    let value = controlled.end.reduce(Optional(json)) { $0?[$1] }
    return value?.number.flatMap { Int($0) } ?? value?.string.flatMap(hundredths) ?? .max
  }
}

extension SeededGenerator {
  /// A whole amount, small ones as likely as large ones.
  fileprivate mutating func amount(_ range: ClosedRange<Int>) -> Int {
    var most = range.upperBound
    while most / 10 > range.lowerBound, Bool.random(using: &self) { most /= 10 }
    return Int.random(in: range.lowerBound...most, using: &self)
  }

  fileprivate mutating func rate(_ most: Int) -> String {
    "\(Int.random(in: 0...most, using: &self)).\(Int.random(in: 0...9, using: &self))"
  }

  fileprivate var cents: String {
    mutating get { ["00", "00", "37", "5"].picked(&self) }
  }
}

extension Array {
  /// One of its elements, of which there is one at least.
  fileprivate func picked(_ random: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

extension String {
  /// The text with zeros up to a length.
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, length - count))
  }
}
