/// What a file of one tool was sealed into opens in no other tool.
@Suite struct PreviewsOfFilesTests {
  /// Packed, this card is also a group in Canadian dollars with control characters in its name.
  private static let file = #"""
    {"farthing":"cards","currency":"GBP","cards":[{"id":"00000043","kind":"loan",\#
    "name":"D1Eééééééééééééééééééééééééééééééé","balance":"0.10","limit":"0.00","dueDay":null,\#
    "statementDay":null,"apr":null,"minimum":"0.05","reminder":false,"style":"teal","paidFor":null}]}
    """#

  @Test func `the preview of cards is none of a group`() throws {
    let visitor = Visitor()
    let preview = try visitor.upload(Array(Self.file.utf8), to: "/cards/import")
    let confirm = try #require(preview.hidden("confirm").first)
    #expect(try visitor.post("/groups/import", [("confirm", confirm)]).status == 422)
    let merged = try visitor.post("/groups/00474250/merge", [("confirm", confirm)])
    #expect(merged.status == 422 || merged.status == 404)
    #expect(try visitor.post("/cards/import", [("confirm", confirm)]).status == 303)
  }
}
