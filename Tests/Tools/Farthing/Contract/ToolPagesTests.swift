import Formats

/// What the pages of every tool have in common.
@Suite struct ToolPagesTests {
  @Test(arguments: ToolList.samples(.blank))
  func `blank forms judge nothing`(sampled: Sampled) throws {
    let response = try TestSite.get(sampled.address)
    #expect(response.status == 200)
    #expect(response.cookies.isEmpty)
    #expect(
      !response.text.contains("<title>Error: ") && !response.text.contains("id=\"error-summary\""))
  }

  @Test(arguments: ToolList.samples(.wrong))
  func `mistakes are listed at the head of the page`(sampled: Sampled) throws {
    let response = try TestSite.get(sampled.address)
    #expect(response.status == 422)
    #expect(response.text.contains("<title>Error: "))
    let (fields, page) = (response.mistakes.map(\.field), response.page)
    #expect(!fields.isEmpty)
    for field in fields {
      #expect(page[id: "\(field)-error"] != nil, "\(field)")
      #expect(page[id: field] != nil, "\(field)")
    }
  }

  @Test(arguments: ToolList.samples(.answered, .never))
  func `answers are said in a sentence, and printed with what was asked`(
    sampled: Sampled
  ) throws {
    let response = try TestSite.get(sampled.address)
    #expect(response.status == 200)
    #expect(response.cookies.isEmpty)
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(!response.text.contains("<title>Error: "))
    let elements = response.page.elements
    #expect(elements.count { $0["id"] == "answer" } == 1)
    #expect(elements.contains { $0["data-say"]?.isEmpty == false })
    #expect(response.text.contains("<p class=\"on-paper printed\">"))
  }

  @Test(arguments: ToolList.calculators)
  func `the usual answer is small`(tool: Tool) throws {
    #expect(try TestSite.get(tool.first(.answered).address).body.count < 25 * 1_024)
  }

  @Test(arguments: ToolList.calculators)
  func `its forms ask for what programs can send`(tool: Tool) throws {
    let shown = try tool.samples.map { try TestSite.get(Sampled(tool: tool, sample: $0).address) }
    let names = Set(shown.flatMap { Self.names(in: $0.text) })
    let described = try tool.parameters().compactMap { $0["name"]?.string }
    #expect(Set(described).count == described.count)
    #expect(names.subtracting(Self.carried) == Set(described).subtracting(Self.carried))
  }

  /// What forms carry besides their own fields.
  private static let carried = Set(
    Embedding.names + [Stepper.shown, "add", "carried", "nation", "stepped"])

  private static func names(in page: String) -> [String] {
    let page = PageElements(page)
    return page.names + page.elements.filter { $0.name == "button" }.compactMap { $0["name"] }
  }

  @Test(arguments: ToolList.calculators)
  func `what was typed comes back as text`(tool: Tool) throws {
    let names = try tool.parameters().compactMap { $0["name"]?.string }
    let fields = names.filter { !Self.carried.contains($0) }.prefix(Submission.most)
    let query = fields.map { "\($0)=%3Cscript%3Ex%22" }.joined(separator: "&")
    for page in tool.pages {
      #expect(try !TestSite.get("\(page)?\(query)").text.contains("<script>x"), "\(page)")
    }
    let response = try TestSite.get("/\(tool.stem)?\(query)")
    #expect(response.status == 422)
    #expect(!response.text.contains("<script>x"))
    #expect(response.text.contains("value=\"&lt;script&gt;x&quot;\""))
  }

  private static let pages = ToolList.tools.flatMap { tool in
    tool.samples.flatMap { sample in
      let sampled = Sampled(tool: tool, sample: sample)
      return [sampled.address] + (tool.embedding == nil ? [] : [sampled.framed()])
    }
  }

  /// Some browsers say only by `Origin` where a form comes from, which is "null" with `no-referrer`.
  @Test(arguments: pages + ["/budget/letters?pay=1800&debt-name-1=Bank&debt-balance-1=4550"])
  func `pages that send forms say where these come from`(address: String) throws {
    let response = try TestSite.get(address)
    let sendsForms = response.page.elements.contains {
      $0["method"] == "post" || $0["formmethod"] == "post"
    }
    guard sendsForms else { return }
    #expect(response.headers["Referrer-Policy"] == "same-origin")
  }

  // MARK: Help

  private static let aboutDebts = ToolList.tools.filter { $0.category != .share }.flatMap { tool in
    tool.samples.filter { $0.state != .largest }.map { Sampled(tool: tool, sample: $0) }
  }

  @Test(arguments: aboutDebts)
  func `help stands on every page about debts, once`(sampled: Sampled) throws {
    let addresses = [sampled.address] + (sampled.tool.embedding == nil ? [] : [sampled.framed()])
    for address in addresses {
      let page = try TestSite.get(address).text
      let elements = PageElements(page)
      #expect(elements.parts("aside", of: "help").count == 1)
      #expect(elements.elements.count { $0["id"] == "help" } == 1)
      #expect(page.contains("free and private") || page.contains("often free"))
      #expect(page.contains("won’t affect your credit score"))
    }
  }

  @Test(arguments: ToolList.samples(.never))
  func `help comes right after the figures where a debt is never cleared`(
    sampled: Sampled
  ) throws {
    for address in [sampled.address, sampled.framed()] {
      let page = try TestSite.get(address).text
      let help = try #require(page.firstRange(of: "<aside class=\"help strong\"")).lowerBound
      let response = try #require(page.firstRange(of: " id=\"answer\"")).lowerBound
      #expect(response < help)
      #expect(PageElements(page).lastOfMain?.element?.name != "aside")
    }
  }

  @Test(arguments: ToolList.calculators)
  func `a nation alone is no submitted form`(tool: Tool) throws {
    for page in ["/\(tool.stem)", "/embed/\(tool.stem)"] {
      let response = try TestSite.get("\(page)?nation=wales")
      #expect(response.status == 200)
      #expect(
        !response.text.contains("There is a problem") && !response.text.contains(" id=\"answer\""))
      #expect(response.cookies.isEmpty)
    }
  }

  @Test(arguments: ToolList.samples(.answered, .wrong))
  func `links and forms carry the nation along`(sampled: Sampled) throws {
    for path in sampled.tool.pages {
      let address = sampled.address(of: path, "currency=GBP&nation=northern-ireland")
      let page = PageElements(try TestSite.get(address).text)
      let links = page.links.compactMap { $0["href"] }.filter { link in
        link.hasPrefix("?") || sampled.tool.pages.contains { link.hasPrefix($0 + "?") }
      }
      for link in links {
        #expect(link.contains("nation=northern-ireland"), "\(link) on \(address)")
      }
      let forms = page.forms.filter { $0.element["class"] != "nations" }
      for form in forms {
        #expect(form.hidden.contains { $0 == ("nation", "northern-ireland") }, "\(address)")
      }
      #expect(links.count + forms.count > 0)
    }
  }

  // MARK: Currencies

  @Test(arguments: ToolList.tools)
  func `tools begin in pounds, in the currency of the settings or in their own`(
    tool: Tool
  ) throws {
    let chosen = /<option value="([A-Z]{3})" selected>/
    guard let first = try TestSite.get("/\(tool.stem)").text.firstMatch(of: chosen)?.1 else {
      // It asks for no currency: it has its own, or works nothing out.
      return #expect(
        tool.embedding?.ownCurrency != nil || tool.samples.allSatisfy { $0.state == .blank })
    }
    let own = tool.embedding?.ownCurrency?.code
    #expect(String(first) == own ?? "GBP")
    let other = try TestSite.get("/\(tool.stem)", in: "EUR").firstMatch(of: chosen)?.1
    #expect(other.map(String.init) == own ?? "EUR")
  }

  @Test(arguments: ToolList.calculators)
  func `answers for programs are in that currency too`(tool: Tool) throws {
    let query = try tool.first(.answered).address(of: "/\(tool.stem).json")
    let own = tool.embedding?.ownCurrency?.code
    #expect(try TestSite.get(query).text.contains("\"currency\":\"\(own ?? "GBP")\""))
    #expect(try TestSite.get(query, in: "JPY").contains("\"currency\":\"\(own ?? "JPY")\""))
    let chosen = try tool.asksForCurrency() ? "CHF" : own ?? "GBP"
    let asked = try TestSite.get("\(query)&currency=CHF", in: "JPY")
    #expect(asked.contains("\"currency\":\"\(chosen)\""))
  }
}
