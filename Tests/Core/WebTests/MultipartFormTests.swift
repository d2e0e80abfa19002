@testable import Web

@Suite struct MultipartFormTests {
  func request(
    _ body: [UInt8], type: String = "multipart/form-data; boundary=XyZ", takesFiles: Bool = true,
    upTo mostFields: Int = Submission.most
  ) throws -> Request {
    let variables = [
      "REQUEST_METHOD": "POST", "DOCUMENT_URI": "/cards/import", "CONTENT_TYPE": type,
    ]
    let variable = { (name: String) in variables[name].map { Array($0.utf8) } }
    return try Request(variable: variable).reading(
      Request.Body(body, isTooLarge: false, variable: variable), takesFiles: takesFiles,
      mostFields: mostFields)
  }

  func request(_ body: String, type: String = "multipart/form-data; boundary=XyZ") throws -> Request
  {
    try request(Array(body.utf8), type: type)
  }

  func part(_ disposition: String, _ content: String) -> String {
    "--XyZ\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n\(content)\r\n"
  }

  @Test func `reads fields and files`() throws {
    let request = try request(
      part(#"name="keep""#, "merge") + part(#"name="file"; filename="a.json""#, "{\r\n}\0")
        + part(#"name="note""#, "") + "--XyZ--\r\n")
    #expect(request.form == Submission([("keep", "merge"), ("note", "")]))
    #expect(request.files == [UploadedFile(field: "file", bytes: Array("{\r\n}\0".utf8))])
  }

  @Test func `reads a quoted boundary and a part with a type`() throws {
    let request = try request(
      "--XyZ\r\ncontent-type: text/x\r\ncontent-disposition: form-data; name=\"file\"; filename=\"\"\r\n\r\n\r\n--XyZ--",
      type: "Multipart/Form-Data; charset=utf-8; boundary=\"XyZ\"")
    #expect(request.files == [UploadedFile(field: "file", bytes: [])])
  }

  @Test(
    arguments: [
      "", "--XyZ", "--XyZ\r\n", "--Xy--", "--XyZ\r\n\r\n--XyZ--",
      "--XyZ\r\nname\r\n\r\nx\r\n--XyZ--",
      "--XyZ\r\nContent-Disposition: form-data\r\n\r\nx\r\n--XyZ--",
      "--XyZ\r\nContent-Disposition: form-data; name=\"a\r\n\r\nx\r\n--XyZ--",
      "--XyZ\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx", " --XyZ--",
      "--XyZ\r\n--XyZ\na",
    ].dropFirst())
  func `refuses what no browser writes`(body: String) {
    #expect(throws: UnreadableRequest.unknownForm) { try request(body) }
  }

  @Test func `refuses text that is none`() {
    #expect(throws: UnreadableRequest.notText) {
      try request(part(#"name="a""#, "\0") + "--XyZ--")
    }
    #expect(throws: UnreadableRequest.tooManyMarks) {
      let marks = String(repeating: "\u{301}", count: 31)
      return try request(part(#"name="a""#, "e" + marks) + "--XyZ--")
    }
  }

  @Test func `ignores parts whose name is not ASCII, and counts them`() throws {
    let other = part(#"name="é""#, "1")
    #expect(try request(other + part(#"name="a""#, "2") + "--XyZ--").form.entries.count == 1)
    #expect(throws: UnreadableRequest.tooManyFields(most: 100)) {
      try request(String(repeating: other, count: 101) + "--XyZ--")
    }
  }

  @Test func `holds 100 parts at most`() throws {
    let hundred = String(repeating: part(#"name="a""#, "1"), count: 100)
    #expect(try request(hundred + "--XyZ--").form.entries.count == 100)
    #expect(throws: UnreadableRequest.tooManyFields(most: 100)) {
      try request(hundred + part(#"name="a""#, "1") + "--XyZ--")
    }
  }

  @Test(arguments: [2, 400])
  func `holds as many parts as its route allows`(most: Int) throws {
    let form = { (count: Int) in
      Array((String(repeating: self.part(#"name="a""#, "1"), count: count) + "--XyZ--").utf8)
    }
    #expect(try request(form(most), upTo: most).form.entries.count == most)
    #expect(throws: UnreadableRequest.tooManyFields(most: most)) {
      try request(form(most + 1), upTo: most)
    }
  }

  @Test func `takes a file of 256 KB and no more`() throws {
    let content = String(repeating: "a", count: 256 * 1024)
    let file = part(#"name="file"; filename="a""#, content) + "--XyZ--"
    #expect(try request(file).files.first?.bytes.count == 256 * 1024)
    let larger = part(#"name="file"; filename="a""#, content + "a") + "--XyZ--"
    #expect(throws: UnreadableRequest.fileTooLong(most: 256 * 1024)) { try request(larger) }
  }

  /// What is kept may be longer as a file than what may be sent otherwise.
  @Test func `takes JSON of 496 KB and no more`() throws {
    let content = "{" + String(repeating: " ", count: 496 * 1024 - 1)
    let file = part(#"name="file"; filename="a""#, content) + "--XyZ--"
    #expect(try request(file).files.first?.bytes.count == 496 * 1024)
    let larger = part(#"name="file"; filename="a""#, content + " ") + "--XyZ--"
    #expect(throws: UnreadableRequest.fileTooLong(most: 496 * 1024)) { try request(larger) }
    let longest = part(#"name="file"; filename="a""#, content + content) + "--XyZ--"
    #expect(throws: UnreadableRequest.fileTooLong(most: 496 * 1024)) { try request(longest) }
  }

  @Test func `takes a form without a file of 64 KB and no more`() throws {
    let type = "Application/x-www-form-urlencoded"
    let form = "a=" + String(repeating: "a", count: 64 * 1024 - 2)
    #expect(try request(form, type: type).form["a"]?.utf8.count == 64 * 1024 - 2)
    #expect(throws: UnreadableRequest.tooLong) { try request(form + "a", type: type) }
  }

  @Test(arguments: [
    "multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed; boundary=XyZ",
  ])
  func `needs a boundary`(type: String) {
    #expect(throws: UnreadableRequest.unknownForm) { try request("--XyZ--", type: type) }
  }
}
