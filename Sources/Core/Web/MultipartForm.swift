/// A file sent with a form.
package struct UploadedFile: Sendable, Equatable {
  package let field: String
  package let bytes: [UInt8]
}

/// Reads `multipart/form-data` (RFC 7578) strictly, as browsers write it.
///
/// The name and type of a file are dropped: its type is recognised by the content. Fields whose name
/// is not ASCII are ignored: no form of ours has any.
struct MultipartForm {
  private(set) var fields: [(name: String, text: String)] = []
  private(set) var files: [UploadedFile] = []

  init(
    _ body: [UInt8], boundary: [UInt8], upTo mostFields: Int = Submission.most
  ) throws(UnreadableRequest) {
    let delimiter = Array("--".utf8) + boundary
    var rest = body[...]
    guard rest.starts(with: delimiter) else { throw .unknownForm }
    rest = rest.dropFirst(delimiter.count)
    let between = Array("\r\n".utf8) + delimiter
    var count = 0
    while !rest.starts(with: "--".utf8) {
      guard count < mostFields else { throw .tooManyFields(most: mostFields) }
      count += 1
      guard rest.starts(with: "\r\n".utf8) else { throw .unknownForm }
      rest = rest.dropFirst(2)
      guard let end = rest.place(of: between) else { throw .unknownForm }
      try add(rest[..<end])
      rest = rest[(end + between.count)...]
    }
  }

  /// The boundary in a content type, or nil when it is not `multipart/form-data`.
  static func boundary(in contentType: String) -> [UInt8]? {
    guard contentType.lowercased().hasPrefix("multipart/form-data") else { return nil }
    for parameter in contentType.split(separator: ";").dropFirst() {
      let words = parameter.drop { $0 == " " }
      guard words.lowercased().hasPrefix("boundary=") else { continue }
      let name = words.dropFirst("boundary=".count).filter { $0 != "\"" }
      return 1...70 ~= name.utf8.count ? Array(name.utf8) : nil
    }
    return nil
  }

  private mutating func add(_ part: ArraySlice<UInt8>) throws(UnreadableRequest) {
    guard let gap = part.place(of: Self.headerEnd),
      let disposition = Self.disposition(in: part[..<gap]),
      let nameBytes = Self.parameter(Self.name, of: disposition)
    else { throw .unknownForm }
    guard let name = try FormDecoding.name(of: nameBytes) else { return }
    let content = part[(gap + Self.headerEnd.count)...]
    if Self.parameter(Self.fileName, of: disposition) != nil {
      files.append(UploadedFile(field: name, bytes: Array(content)))
    } else {
      fields.append((name, try FormDecoding.text(of: content)))
    }
  }

  private static func disposition(in header: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = header
    while !rest.isEmpty {
      let end = rest.place(of: lineEnd) ?? rest.endIndex
      if rest.startsIgnoringCase("content-disposition:") { return rest[..<end] }
      rest = rest[end...].dropFirst(lineEnd.count)
    }
    return nil
  }

  /// The bytes between the quotes of `; name="…"`; browsers write a quote in it as `%22`.
  private static func parameter(
    _ beginning: [UInt8], of disposition: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard let start = disposition.place(of: beginning) else { return nil }
    let rest = disposition[(start + beginning.count)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return rest[..<end]
  }

  private static let lineEnd = Array("\r\n".utf8)
  private static let headerEnd = Array("\r\n\r\n".utf8)
  private static let name = Array("; name=\"".utf8)
  private static let fileName = Array("; filename=\"".utf8)
}
