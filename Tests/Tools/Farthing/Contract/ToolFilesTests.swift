import Web

/// What the answers of every tool for programs and its files have in common.
@Suite struct ToolFilesTests {
  @Test(arguments: ToolList.samples(.answered, .never))
  func `the tables of an answer open, and JSON is for programs, which no page leads to`(
    sampled: Sampled
  ) throws {
    let json = "/\(sampled.tool.stem).json"
    let own = try TestSite.get(sampled.address(of: json))
    #expect(own.status == 200)
    #expect(own.headers["Content-Type"] == "application/json")
    for path in sampled.tool.pages {
      let page = try TestSite.get(sampled.address(of: path))
      guard page.status == 200 else { continue }
      let links = PageElements(page.text).links.compactMap { $0["href"] }
      let tables = links.filter { $0.contains(".csv?") }
      #expect(links.filter { $0.contains(".json") } == [])
      for link in tables { #expect(try TestSite.get(link).status == 200, "\(link)") }
    }
  }

  @Test(arguments: ToolList.samples(.wrong))
  func `mistakes are told to programs field by field`(sampled: Sampled) throws {
    for path in sampled.tool.files {
      let response = try TestSite.get(sampled.address(of: path))
      #expect(response.status == 422, "\(path)")
      let errors = try response.errors
      #expect(!errors.isEmpty && errors.allSatisfy { !$0.message.isEmpty })
    }
  }

  @Test(arguments: ToolList.calculators)
  func `its own examples are answered`(tool: Tool) throws {
    let examples = try tool.parameters().map { parameter in
      (
        name: try #require(parameter["name"]?.string),
        example: try #require(parameter["example"]?.string),
        isRequired: parameter["required"]?.bool == true
      )
    }
    let asked = Set(try #require(tool.embedding).questions.map(\.name))
    #expect(examples.allSatisfy { !$0.isRequired || asked.contains($0.name) })
    // A request has a hundred fields at most, and a plan with nine debts has more.
    for chosen in [
      examples.filter { asked.contains($0.name) },
      // A payment stands in place of the term of a loan.
      examples.filter {
        !$0.name.contains(/-[89]$/) && (tool.stem, $0.name) != ("loan", "payment")
      },
    ] {
      let query = chosen.map { "\($0.name)=\($0.example)" }.joined(separator: "&")
      let reply = try TestSite.get("/\(tool.stem).json?\(query.replacing(" ", with: "+"))")
      #expect(reply.status == 200, "\(reply.text)")
    }
  }

  @Test(arguments: ToolList.samples(.largest), ["GBP", "JPY", "BHD"])
  func `the largest amounts are worked out, or said to be too much`(
    sampled: Sampled, currency: String
  ) throws {
    for path in sampled.tool.pages + sampled.tool.files {
      let address = sampled.address(of: path, "currency=\(currency)")
      let response = try TestSite.get(
        currency == "JPY" ? address.replacing("99999999.99", with: "99999999") : address)
      #expect(response.status == 200 || response.status == 422, "\(address)")
      #expect(response.record.problem == nil, "\(address)")
    }
  }

  @Test(arguments: [
    "loan?amount=450000&down-payment=40000&rate=5&years=20&start=2027-01-31",
    "loan?amount=250000&rate=6.875&years=30&extra=150&extra-yearly=500&extra-yearly-month=6"
      + "&lump-sum=2500&lump-sum-payment=13",
    "loan?amount=1000&rate=0&months=7&frequency=weekly",
    "loan?amount=100000&rate=6&years=25&kind=interest-only",
    "credit-card?balance=2292&apr=17.91&payment=60",
  ])
  func `a spreadsheet reads what programs read`(query: String) throws {
    func file(_ type: String) throws -> TestSite.Reply {
      try TestSite.get("/\(query.replacing("?", with: ".\(type)?"))")
    }
    let schedule = try file("json").json["schedule"]
    let rows = (schedule?["fixed"] ?? schedule)?.array ?? []
    let cells = rows.map { row in
      (row.object ?? []).map { $0.value.string ?? $0.value.number ?? "" }.joined(separator: ",")
    }
    #expect(!cells.isEmpty)
    #expect(try file("csv").text.split(separator: "\r\n").dropFirst().map(String.init) == cells)
  }
}
