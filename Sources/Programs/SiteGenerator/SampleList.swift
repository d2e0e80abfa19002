import Components
import Farthing
import Formats
import MortgageRates
import Web

/// The list of tools with their samples, as JSON for tests that ask the site from outside.
enum SampleList {
  static var json: [UInt8] {
    Shape<[Tool]>.list(tool).bytes(of: Catalogue.tools(rates: LatestRates(at: nil)))
  }

  private static let tool = Shape<Tool> {
    Member("stem", .text) { $0.stem }
    Member("name", .text) { $0.tile.name }
    Member("framed", .truth) { $0.embedding != nil }
    Member("questions", .list(.text)) { $0.embedding?.questions.map(\.name) ?? [] }
    Member("paths", .list(.text)) { paths(of: $0) }
    Member("samples", .list(sample)) { $0.samples }
  }

  private static let sample = Shape<ToolSample> {
    Member("state", .text) { $0.state.rawValue }
    Member("name", .text) { $0.name }
    Member("query", .text) { $0.query }
  }

  /// The paths of pages and files that take no parameter.
  private static func paths(of tool: Tool) -> [String] {
    tool.routes.filter { $0.method == .get }.map(\.path.described).filter { !$0.contains("{") }
  }
}
