import Formats
import Testing

@Suite struct JSONTests {
  func written(_ write: (inout JSON) -> Void) -> String {
    var json = JSON()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `writes members and elements with commas between them`() {
    let text = written {
      $0.object {
        $0.member("a", 1)
        $0.list("b") {
          $0.number(1)
          $0.string("x")
          $0.null()
        }
        $0.member("c") { _ in }
        $0.member("d", true)
        $0.nullMember("e")
      }
    }
    #expect(text == #"{"a":1,"b":[1,"x",null],"c":{},"d":true,"e":null}"#)
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("\n", #""\n""#), ("\u{0}", #""\u0000""#),
    ("\u{1F}", #""\u001f""#), ("é日😀", "\"é日😀\""), ("</script>", "\"</script>\""),
  ])
  func `escapes what a string may not hold`(text: String, json: String) {
    #expect(written { $0.string(text) } == json)
  }

  @Test func `the example of the documentation`() {
    let text = written {
      $0.object {
        $0.member("months", 63)
        $0.nullMember("saving")
      }
    }
    #expect(text == #"{"months":63,"saving":null}"#)
  }
}
