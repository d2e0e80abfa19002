import Documents

/// What programs can ask, as OpenAPI 3.1.
enum OpenAPI {
  static let document: [UInt8] = {
    var json = JSON()
    json.object {
      $0.member("openapi", "3.1.0")
      $0.member("info") {
        $0.member("title", "Farthing")
        $0.member("version", "1")
      }
      $0.member("paths") { _ in }
    }
    return json.bytes
  }()
}
