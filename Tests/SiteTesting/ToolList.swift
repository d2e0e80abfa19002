import Farthing
package import Formats
import MortgageRates
import Testing
package import Web

/// All tools with their samples, for the suites that ask the same of each of them.
package enum ToolList {
  package static let tools = Catalogue.tools(rates: LatestRates(at: nil))

  /// Some tools, for pages that are compared or measured with the list of all tools in them.
  package static let few = tools.filter {
    ["credit-card", "plan", "loan", "cards", "groups", "rates"].contains($0.stem)
  }

  /// The tools that answer a form with figures.
  package static let calculators = tools.filter { tool in
    tool.samples.contains { $0.state == .answered }
  }

  /// The tools that pages of other sites can show.
  package static let framed = tools.filter { $0.embedding != nil }

  /// The samples of all tools that lead to one of these states.
  package static func samples(_ states: ToolSample.State...) -> [Sampled] {
    tools.flatMap { tool in
      tool.samples.filter { states.contains($0.state) }.map { Sampled(tool: tool, sample: $0) }
    }
  }
}

/// A sample of a tool.
package struct Sampled: CustomTestStringConvertible {
  package let tool: Tool
  package let sample: ToolSample

  package init(tool: Tool, sample: ToolSample) {
    self.tool = tool
    self.sample = sample
  }

  package var testDescription: String { "\(tool.stem), \(sample.name)" }

  /// The address of the tool's page.
  package var address: String { address(of: "/\(tool.stem)") }

  /// The address of the tool's page in a frame, with more fields.
  package func framed(_ more: String = "") -> String { address(of: "/embed/\(tool.stem)", more) }

  /// The address of another page or file of the tool.
  package func address(of path: String, _ more: String = "") -> String {
    let query = [sample.query, more].filter { !$0.isEmpty }.joined(separator: "&")
    return query.isEmpty ? path : "\(path)?\(query)"
  }
}

extension Tool: CustomTestStringConvertible {
  package var testDescription: String { stem }

  /// The first sample of a state; the first answered one is the usual answer.
  package func first(_ state: ToolSample.State) throws -> Sampled {
    Sampled(tool: self, sample: try #require(samples.first { $0.state == state }, "\(state)"))
  }

  /// Its paths without parameters that are asked for with GET.
  private var paths: [String] {
    routes.filter { $0.method == .get }.map(\.path.described).filter { !$0.contains("{") }
  }

  /// The paths of its pages.
  package var pages: [String] { paths.filter { !$0.contains(".") } }

  /// The paths of its files.
  package var files: [String] { paths.filter { $0.contains(".") } }

  /// The parameters of its answer for programs, as they are described.
  package func parameters() throws -> [JSONValue] {
    let document = try TestSite.get("/openapi.json").json
    let operation = try #require(document["paths"]?["/\(stem).json"]?["get"])
    return operation["parameters"]?.array ?? []
  }

  /// True for a tool whose answers can be in another currency.
  package func asksForCurrency() throws -> Bool {
    try parameters().contains { $0["name"]?.string == "currency" }
  }
}
