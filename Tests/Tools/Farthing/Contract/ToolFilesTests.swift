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
      let errors = try JSONValue(response.body)["errors"]?.array ?? []
      #expect(!errors.isEmpty && errors.allSatisfy { $0["message"]?.string?.isEmpty == false })
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
}
