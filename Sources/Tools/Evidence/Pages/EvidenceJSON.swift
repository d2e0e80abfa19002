/// The rows in JSON.
enum EvidenceJSON {
  static let shape = Shape<[EvidenceRow]> {
    Member("rows", .list(row)) { $0 }
    Member("all", .count) { $0.count }
    Member("agreeing", .count) { $0.count { $0.agrees } }
  }

  private static let row = Shape<EvidenceRow> {
    Member("id", .text) { $0.figure.id }
    Member("tool", .text) { $0.tool.stem }
    Member("what", .text) { $0.figure.what }
    Member("source", .text) { $0.shared.source }
    Member("published", .number) { $0.figure.published }
    Member("unit", .code) { $0.figure.unit }
    Member("ours", .number) { $0.ours }
    Member("difference", .number) { $0.difference }
    Member("tolerance", .number) { $0.figure.tolerance }
    Member("agrees", .truth) { $0.agrees }
    Member("convention", .text) { $0.shared.convention }
    Member("whyNot", .nullable(.text)) { $0.whyNot }
    Member("check", check) { $0 }
  }

  private static let check = Shape<EvidenceRow> {
    Member("path", .text) { $0.check.text }
    Member("figure", .text) { $0.figure.pointer }
  }
}
