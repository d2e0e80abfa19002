extension HTML {
  /// The same page, in which every link to a page of the site, and every form that is sent in an
  /// address, carries one more field.
  ///
  /// Links to files, whose path has a point, and links that carry the field already stay as they
  /// are. Text and attributes are escaped, so `<`, `"` and `>` are found in tags alone.
  ///
  ///     page.carrying("nation", "scotland")
  ///     // <a href="/loan#rate"> becomes <a href="/loan?nation=scotland#rate">
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: Its value; neither needs percent-encoding.
  /// - Returns: The page.
  package func carrying(_ name: String, _ value: String) -> HTML {
    let field = Array("\(name)=\(value)".utf8)
    let input: HTML = "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
    var rest = bytes[...]
    var result: [UInt8] = []
    result.reserveCapacity(rest.count + rest.count / 16)
    while let start = rest.firstIndex(of: UInt8(ascii: "<")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      let tag = rest[start...end]
      result += rest[..<start]
      if tag.starts(with: "<a ".utf8) {
        result += Self.link(tag, carrying: field)
      } else {
        result += tag
        if Self.isFormInAddress(tag) { result += input.bytes }
      }
      rest = rest[(end + 1)...]
    }
    return HTML(written: result + rest)
  }

  /// True for the opening tag of a form that is sent to a page of the site in its address.
  private static func isFormInAddress(_ tag: ArraySlice<UInt8>) -> Bool {
    tag.starts(with: "<form ".utf8)
      && value(of: "method", in: tag)?.elementsEqual("get".utf8) == true
      && value(of: "action", in: tag)?.first == UInt8(ascii: "/")
  }

  /// The opening tag of a link, whose address has one more field.
  private static func link(_ tag: ArraySlice<UInt8>, carrying field: [UInt8]) -> ArraySlice<UInt8> {
    guard let address = value(of: "href", in: tag), address.first == UInt8(ascii: "/")
    else { return tag }
    let page = address.prefix { $0 != UInt8(ascii: "#") }
    let path = page.prefix { $0 != UInt8(ascii: "?") }
    let fields = page.dropFirst(path.count).split { "?&;".utf8.contains($0) }
    guard !path.contains(UInt8(ascii: ".")), !fields.contains(where: { $0.elementsEqual(field) })
    else { return tag }
    let joint = path.endIndex < page.endIndex ? "&amp;" : "?"
    return tag[..<page.endIndex] + joint.utf8 + field + tag[page.endIndex...]
  }

  /// The value of an attribute of a tag, as it is written; nil without the attribute.
  private static func value(
    of attribute: StaticString, in tag: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    let opening = " \(attribute)=\"".utf8
    let start = tag.indices.first { tag[$0...].starts(with: opening) }
    return start.map { tag[($0 + opening.count)...].prefix { $0 != UInt8(ascii: "\"") } }
  }
}
