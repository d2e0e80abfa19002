/// Published figures beside ours.
package enum EvidenceTool {
  package static let tool = Tool(
    stem: "evidence",
    tile: .init(
      name: "Evidence", sentence: "See figures of banks, charities and newspapers beside ours.",
      address: address),
    category: nil, isInNavigation: false,
    routes: [
      .get(path, .page("Published figures beside ours"), generated: true, heavy: true) {
        _, site in
        let rows = EvidenceRow.all(on: site)
        return site.response(EvidencePage(rows: rows, currency: site.currency).page, privacy: .open)
      },
      .get(
        json, .json("Published figures beside ours", EvidenceJSON.shape),
        generated: true, heavy: true
      ) { _, site in
        .json(EvidenceJSON.shape.bytes(of: EvidenceRow.all(on: site)))
      },
    ])

  private static let path = Path("/evidence")
  static let json = path.withExtension(".json")

  static let address = path.address
}
