@Suite struct JSONValueTests {
  private func value(
    _ text: String, limits: JSONValue.Limits = .init()
  ) throws(InvalidJSON) -> JSONValue {
    try JSONValue(Array(text.utf8), limits: limits)
  }

  @Test func `the example of the documentation`() throws {
    let value = try JSONValue(Array(#"{"rate": 6.220}"#.utf8))
    #expect(value["rate"]?.number == "6.220")
  }

  @Test func `reads values within values, in the order of the file`() throws {
    let file = try value(#" { "b" : [ 1, "two", [ ], { } ], "a": null, "c": [true,false] } "#)
    #expect(file.object?.map(\.name) == ["b", "a", "c"])
    #expect(file["b"]?.array?.count == 4)
    #expect(file["b"]?.array?[1].string == "two")
    #expect(file["b"]?.array?[2].array == [])
    #expect(file["b"]?.array?[3].object == [])
    #expect(file["a"]?.isNull == true)
    #expect(file["c"]?.array?.map(\.bool) == [true, false])
    #expect(file["d"] == nil)
  }

  @Test func `knows no value as another kind`() throws {
    let number = try value("1")
    #expect(number.string == nil)
    #expect(number.bool == nil)
    #expect(number.array == nil)
    #expect(number.object == nil)
    #expect(number["a"] == nil)
    #expect(!number.isNull)
    #expect(try value(#""1""#).number == nil)
  }

  @Test(arguments: [
    "0", "-0", "10", "-12.50", "0.1", "1e5", "1E+5", "1.0e-05",
    "123456789012345678901234567890.123456789",
  ])
  func `keeps a number as it is written`(digits: String) throws {
    #expect(try value(digits).number == digits)
  }

  @Test(arguments: [
    (#""""#, ""), (#""é 日 😀""#, "é 日 😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u00E9""#, "Aéé"), (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\u{0}"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ])
  func `reads a string`(json: String, text: String) throws {
    #expect(try value(json).string == text)
  }

  @Test func `passes over a byte order mark`() throws {
    #expect(try value("\u{FEFF}[1]").array?.first?.number == "1")
  }

  @Test func `knows where each value and each name stands`() throws {
    let file = try value("{\r\n  \"é😀\": 1,\n\t\"b\":\r[\"x\", 2]\n}")
    #expect(file.position == JSONPosition(line: 1, column: 1))
    let members = try #require(file.object)
    #expect(members.map(\.position) == [.init(line: 2, column: 3), .init(line: 3, column: 2)])
    #expect(members[0].value.position == JSONPosition(line: 2, column: 9))
    #expect(members[1].value.position == JSONPosition(line: 4, column: 1))
    let elements = try #require(members[1].value.array)
    #expect(elements.map(\.position) == [.init(line: 4, column: 2), .init(line: 4, column: 7)])
  }

  @Test(
    arguments: [
      ("", .endsTooEarly, 1, 1), (" \n ", .endsTooEarly, 2, 2),
      ("[1", .endsTooEarly, 1, 3), (#"{"a":"#, .endsTooEarly, 1, 6),
      (#"{"a""#, .endsTooEarly, 1, 5), (#""abc"#, .endsTooEarly, 1, 5),
      ("\"abc\\", .endsTooEarly, 1, 6), ("-", .endsTooEarly, 1, 2),
      ("nul", .expected("a value"), 1, 1), ("True", .expected("a value"), 1, 1),
      ("NaN", .expected("a value"), 1, 1), ("'a'", .expected("a value"), 1, 1),
      ("+1", .expected("a value"), 1, 1), (".5", .expected("a value"), 1, 1),
      ("[1,]", .expected("a value"), 1, 4), ("[,1]", .expected("a value"), 1, 2),
      ("[\n// no\n1]", .expected("a value"), 2, 1),
      ("-a", .expected("a digit"), 1, 2), ("1.", .endsTooEarly, 1, 3),
      ("[1.]", .expected("a digit"), 1, 4), ("[1e]", .expected("a digit"), 1, 4),
      ("[1e+-1]", .expected("a digit"), 1, 5),
      ("[01]", .expected("a comma or ]"), 1, 3), ("[1 2]", .expected("a comma or ]"), 1, 4),
      ("[1}", .expected("a comma or ]"), 1, 3), ("[0x1]", .expected("a comma or ]"), 1, 3),
      (#"{"a":1]"#, .expected("a comma or }"), 1, 7),
      (#"{"a" 1}"#, .expected("a colon"), 1, 6),
      ("{a:1}", .expected("a name in quotation marks"), 1, 2),
      (#"{"a":1,}"#, .expected("a name in quotation marks"), 1, 8),
      ("[] []", .moreThanOneValue, 1, 4), ("1,", .moreThanOneValue, 1, 2),
      ("[]\u{0}", .moreThanOneValue, 1, 3), ("nullx", .moreThanOneValue, 1, 5),
      ("\"a\nb\"", .controlCharacter, 1, 3), ("\"\u{0}\"", .controlCharacter, 1, 2),
      (#""\x""#, .unknownEscape, 1, 2), (#""\U0041""#, .unknownEscape, 1, 2),
      (#""\u12g4""#, .expected("a hexadecimal digit"), 1, 6),
      (#""\ud83d""#, .halfCharacter, 1, 2), (#""\ude00""#, .halfCharacter, 1, 2),
      (#""\ud83d\n""#, .halfCharacter, 1, 2), (#""\ud83dA\ude00""#, .halfCharacter, 1, 2),
      (#""\ud83d\ud83d""#, .halfCharacter, 1, 2),
      (#"{"a":1, "a":2}"#, .nameTwice("a"), 1, 9),
      (#"{"a":1, "\u0061":2}"#, .nameTwice("a"), 1, 9),
    ] as [(String, InvalidJSON.Reason, Int, Int)])
  func `says what is wrong, and where`(
    text: String, reason: InvalidJSON.Reason, line: Int, column: Int
  ) {
    let error = InvalidJSON(reason, at: JSONPosition(line: line, column: column))
    #expect(throws: error) { try value(text) }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
  func `refuses a string that is not UTF-8`(bytes: [UInt8]) {
    #expect(throws: InvalidJSON(.notUTF8, at: JSONPosition(line: 1, column: 2))) {
      try JSONValue(Array("[\"".utf8) + bytes + Array("\"]".utf8))
    }
  }

  @Test(arguments: ["\u{301}", #"\u0301"#])
  func `refuses a letter with more than 30 marks, in names too`(mark: String) throws {
    let most = String(repeating: mark, count: 30)
    #expect(try value("{\"e\(most)\": \"e\(most)\"}").object?.count == 1)
    #expect(throws: InvalidJSON(.tooManyMarks, at: JSONPosition(line: 1, column: 2))) {
      try value("{\"e\(most)\(mark)\": 1}")
    }
  }

  @Test func `reads as deep as it may, and no deeper`() throws {
    let limits = JSONValue.Limits(depth: 3)
    #expect(try value("[{\"a\":[]},[[]]]", limits: limits).array?.count == 2)
    #expect(throws: InvalidJSON(.tooDeep(limit: 3), at: JSONPosition(line: 1, column: 4))) {
      try value("[[[[]]]]", limits: limits)
    }
    #expect(throws: InvalidJSON(.tooDeep(limit: 32), at: JSONPosition(line: 1, column: 33))) {
      try value(String(repeating: "[", count: 900_000))
    }
  }

  @Test func `reads as many bytes as it may, and no more`() throws {
    #expect(try value("[12]", limits: .init(bytes: 4)).array?.count == 1)
    #expect(throws: InvalidJSON(.tooLarge(limit: 3), at: JSONPosition(line: 1, column: 1))) {
      try value("[12]", limits: .init(bytes: 3))
    }
  }

  @Test(arguments: [
    ("[1,]", "Line 1, character 4: a value is expected here"),
    ("{\n\"a\":1,\n\"a\":2}", "Line 3, character 1: the name “a” is there twice"),
    ("[1", "Line 1, character 3: the file ends too early"),
  ])
  func `tells people where to look`(text: String, message: String) {
    let error = thrown(InvalidJSON.self) { try value(text) }
    #expect(error?.message == message)
  }

  @Test func `reads what we write`() throws {
    var json = JSON()
    json.object {
      $0.key(text: "a\u{1F}\"\\")
      $0.string("x\n</script>😀")
      $0.member("n", -3)
    }
    let file = try JSONValue(json.bytes)
    #expect(file.object?.map(\.name) == ["a\u{1F}\"\\", "n"])
    #expect(file.object?[0].value.string == "x\n</script>😀")
    #expect(file["n"]?.number == "-3")
  }
}
