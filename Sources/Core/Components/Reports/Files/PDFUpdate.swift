/// The facts about a document that cairo cannot write.
///
/// They are its language, a request to show the title in place of the file name, the same as XMP
/// metadata, and the scope of header cells in tables (ISO 32000-1, 14.8.5.7). The result is not
/// PDF/UA.
struct PDFUpdate {
  let title: String
  let created: String

  /// The attributes of header cells, in the order of the document.
  let headers: [String]

  /// How often something was drawn that is not read aloud.
  var asides = 0

  /// The file with these facts, written anew.
  ///
  /// - Parameter file: The file as cairo wrote it.
  /// - Returns: The shorter file.
  /// - Throws: ``PDFMismatch`` when the file is not as expected.
  func applied(to file: [UInt8]) throws(PDFMismatch) -> [UInt8] {
    var objects = try PDFObjects(file, unwritten: asides)
    let metadata = objects.add(metadataObject)
    try objects.extend(
      objects.root,
      with: "/Lang (\(Self.language)) /ViewerPreferences << /DisplayDocTitle true >>"
        + " /Metadata \(metadata) 0 R")
    let cells = objects.numbers(ofElement: "TH")
    guard cells.count == headers.count else {
      throw .headerCells(found: cells.count, drawn: headers.count)
    }
    for (cell, attributes) in zip(cells, headers) {
      try objects.extend(cell, with: "/A << \(attributes) >>")
    }
    return PDFWriter.file(of: objects)
  }

  /// The language of all text, as in HTML.
  private static let language = "en-GB"

  private var metadataObject: [UInt8] {
    let packet = Array(xmp.utf8)
    let dictionary = "<< /Type /Metadata /Subtype /XML /Length \(packet.count) >>\nstream\n"
    return Array(dictionary.utf8) + packet + Array("\nendstream\n".utf8)
  }

  private var xmp: String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
     xmlns:xmp="http://ns.adobe.com/xap/1.0/">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(Self.escaped(title))</rdf:li></rdf:Alt></dc:title>
    <dc:language><rdf:Bag><rdf:li>\(Self.language)</rdf:li></rdf:Bag></dc:language>
    <xmp:CreatorTool>\(PDFFile.creator)</xmp:CreatorTool>
    <xmp:CreateDate>\(created)</xmp:CreateDate>
    </rdf:Description>
    </rdf:RDF>
    </x:xmpmeta>
    <?xpacket end="r"?>
    """
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PDFText.drawable(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
