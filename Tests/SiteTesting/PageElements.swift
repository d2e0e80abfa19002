import Testing

/// The elements of a page, or of a part of it, in their order: enough to find what a person sees by id,
/// kind and name, and to follow links and forms.
package struct PageElements {
  /// An element with its attributes.
  package struct Element {
    package let name: String
    package let attributes: [String: String]
    /// The bytes between its tags, and the elements there.
    fileprivate var bytes: Range<Int>
    fileprivate var inside: Range<Int>

    package subscript(_ name: String) -> String? { attributes[name] }
  }

  /// A form and the values that are sent with it as it stands.
  package struct Form {
    package let element: Element
    package let values: [(String, String)]
    package let hidden: [(String, String)]
  }

  private let text: [UInt8]
  private let all: [Element]
  private let range: Range<Int>
  private let bytes: Range<Int>
  /// The element whose part this is; nil for a whole page.
  package let element: Element?

  /// The elements of a page, or of a piece of one.
  package init(_ text: String) {
    self.text = Array(text.utf8)
    var reader = PageReader(self.text)
    reader.read()
    (all, element) = (reader.elements, nil)
    (range, bytes) = (0..<all.count, 0..<self.text.count)
  }

  private init(_ element: Element, of page: PageElements) {
    (text, all, self.element) = (page.text, page.all, element)
    (range, bytes) = (element.inside, element.bytes)
  }

  /// All elements, from the first to the last that begins.
  package var elements: ArraySlice<Element> { all[range] }
}

// MARK: - Finding parts

extension PageElements {
  /// The part with an id.
  package subscript(id id: String) -> PageElements? {
    elements.first { $0["id"] == id }.map { PageElements($0, of: self) }
  }

  /// The parts of a kind of element, and of a class where one is named.
  package func parts(_ name: String, of look: String? = nil) -> [PageElements] {
    elements.filter { element in
      guard element.name == name else { return false }
      return look.map { (element["class"] ?? "").split(separator: " ").contains($0[...]) } ?? true
    }.map { PageElements($0, of: self) }
  }

  /// The part with these words, of a kind of element.
  package func part(_ name: String, saying words: String) -> PageElements? {
    parts(name).first { $0.words == words }
  }

  /// The first part of a kind of element whose attribute has this value.
  package func part(_ name: String, _ attribute: String, _ value: String) -> PageElements? {
    parts(name).first { $0[attribute] == value }
  }

  /// The part that is folded away behind a line with these first words.
  package func fold(_ words: String) -> PageElements? {
    parts("details").first { $0.parts("summary").first?.words.hasPrefix(words) == true }
  }

  /// The heads of the rows of tables.
  package var rowHeads: [PageElements] { parts("th").filter { $0["scope"] == "row" } }

  /// The last part that stands in the main part by itself.
  package var lastOfMain: PageElements? {
    guard let main = parts("main").first else { return nil }
    var (place, last) = (main.range.lowerBound, PageElements?.none)
    while place < main.range.upperBound {
      last = PageElements(all[place], of: self)
      place = max(place + 1, all[place].inside.upperBound)
    }
    return last
  }

  /// The form that is sent to an address.
  package func form(to address: String) -> PageElements? {
    parts("form").first { $0["action"] == address }
  }

  /// What the form that is sent to an address has hidden.
  package func hidden(to address: String) throws -> [(String, String)] {
    try #require(forms.first { $0.element["action"] == address }).hidden
  }

  /// The boxes and choices of a name.
  package func inputs(_ name: String) -> [Element] {
    elements.filter { $0["name"] == name && Self.controls.contains($0.name) }
  }

  /// The names of all boxes and choices, in order.
  package var names: [String] {
    elements.filter { Self.controls.contains($0.name) }.compactMap { $0["name"] }
  }

  private static let controls: Set = ["input", "select", "textarea"]

  /// An attribute of the element whose part this is.
  package subscript(_ name: String) -> String? { element?[name] }

  /// What is read of it, with one space for each gap.
  package var words: String {
    var (shown, isTag) = ([UInt8](), false)
    for (place, byte) in zip(bytes, text[bytes]) {
      if byte == UInt8(ascii: "<") {
        isTag = true
        let name = text[(place + 1)...].drop { $0 == UInt8(ascii: "/") }.prefix {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        }
        if !Self.inline.contains(String(decoding: name, as: UTF8.self)) {
          shown.append(UInt8(ascii: " "))
        }
      }
      if !isTag { shown.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    return PageReader.plain(String(decoding: shown, as: UTF8.self))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The markup between its tags.
  package var markup: String { String(decoding: text[bytes], as: UTF8.self) }

  /// The address that a link with these words leads to.
  package func link(_ words: String) -> String? { part("a", saying: words)?["href"] }

  /// The query of the first link that leads to a path with one.
  package func query(to path: String) -> String? {
    links.compactMap { $0["href"] }.first { $0.hasPrefix(path + "?") }.map { link in
      String(link.dropFirst(path.count + 1).prefix { $0 != "#" })
    }
  }

  /// The elements that stand in a line of text.
  private static let inline: Set = [
    "a", "abbr", "b", "bdi", "code", "em", "i", "small", "span", "strong", "time",
  ]

  package var links: [Element] { elements.filter { $0.name == "a" } }

  /// The words of the cells in each row of a table, of its head too.
  package var rows: [[String]] {
    parts("tr").map { row in
      row.elements.filter { $0.name == "th" || $0.name == "td" }.map {
        PageElements($0, of: self).words
      }
    }
  }

  /// The codes of the choices that are selected.
  package var selected: [String] {
    elements.filter { $0.name == "option" && $0["selected"] != nil }.compactMap { $0["value"] }
  }

  /// Every way to send each form: by its plain button, or by one that has a value.
  package var forms: [Form] {
    let starts = elements.indices.filter { elements[$0].name == "form" }
    return zip(starts, starts.dropFirst() + [elements.endIndex]).flatMap { start, end in
      let controls = elements[start..<end]
      let inputs = controls.filter { $0.name == "input" && $0["name"] != nil }
      let hidden = inputs.filter { $0["type"] == "hidden" }.map(Self.value)
      let typed = inputs.filter { $0["type"] == "text" || $0["checked"] != nil }.map(Self.value)
      let id = elements[start]["id"]
      let buttons =
        elements.filter { $0.name == "button" && id != nil && $0["form"] == id }
        + controls.filter { $0.name == "button" && $0["name"] != nil && $0["form"] == nil }
      let presses = buttons.isEmpty ? [[]] : buttons.map { [Self.value($0)] }
      return presses.map {
        Form(element: elements[start], values: hidden + typed + $0, hidden: hidden)
      }
    }
  }

  private static func value(_ element: Element) -> (String, String) {
    (element["name"] ?? "", element["value"] ?? "")
  }
}

/// Reads the elements of our own pages, in which ends that follow from others are left out.
private struct PageReader {
  private(set) var elements: [PageElements.Element] = []
  private let text: [UInt8]
  private var at = 0
  private var open: [Int] = []

  init(_ text: [UInt8]) { self.text = text }

  mutating func read() {
    while at < text.count, let start = text[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = start + 1
      guard at < text.count else { break }
      if text[at] == UInt8(ascii: "/") {
        at += 1
        end(word(), before: start)
      } else if Self.isLetter(text[at]) {
        begin(before: start)
      }
    }
    while let last = open.popLast() { close(last, before: text.count) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func word() -> String {
    let start = at
    while at < text.count, !" \n=/>".utf8.contains(text[at]) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }

  private mutating func begin(before start: Int) {
    let name = word()
    var attributes: [String: String] = [:]
    var isEmpty = Self.empty.contains(name)
    while at < text.count, text[at] != UInt8(ascii: ">") {
      guard !" \n/".utf8.contains(text[at]) else {
        isEmpty = isEmpty || text[at] == UInt8(ascii: "/")
        at += 1
        continue
      }
      let (attribute, value) = (word(), value())
      if attributes[attribute] == nil { attributes[attribute] = value }
    }
    at += 1
    leaveOut(for: name, before: start)
    let here = min(at, text.count)
    elements.append(
      .init(
        name: name, attributes: attributes, bytes: here..<here,
        inside: elements.count + 1..<elements.count + 1))
    if !isEmpty { open.append(elements.count - 1) }
  }

  private mutating func value() -> String {
    guard at + 1 < text.count, text[at] == UInt8(ascii: "=") else {
      if at < text.count, text[at] == UInt8(ascii: "=") { at += 1 }
      return ""
    }
    at += 1
    guard text[at] == UInt8(ascii: "\"") else {
      let value = word()
      if value.contains("&") { Issue.record("An attribute was escaped: \(value)") }
      return value
    }
    let start = at + 1
    at = text[start...].firstIndex(of: UInt8(ascii: "\"")) ?? text.count
    defer { at += 1 }
    return Self.plain(String(decoding: text[start..<at], as: UTF8.self))
  }

  /// Closes what another beginning closes: a row ends where the next one begins.
  private mutating func leaveOut(for name: String, before start: Int) {
    guard let closed = Self.closed[name] else { return }
    while let last = open.last, closed.contains(elements[last].name) {
      close(last, before: start)
      open.removeLast()
    }
  }

  private mutating func end(_ name: String, before start: Int) {
    guard let place = open.lastIndex(where: { elements[$0].name == name }) else { return }
    for each in open[place...] { close(each, before: start) }
    open.removeSubrange(place...)
  }

  private mutating func close(_ each: Int, before end: Int) {
    elements[each].bytes =
      elements[each].bytes.lowerBound..<max(end, elements[each].bytes.lowerBound)
    elements[each].inside = each + 1..<elements.count
  }

  private static let empty: Set = ["base", "br", "col", "hr", "img", "input", "link", "meta"]
  private static let closed: [String: Set<String>] = [
    "li": ["li"], "option": ["option"], "optgroup": ["option", "optgroup"],
    "dt": ["dt", "dd"], "dd": ["dt", "dd"], "td": ["td", "th"], "th": ["td", "th"],
    "tr": ["td", "th", "tr", "caption"], "thead": ["caption"],
    "tbody": ["td", "th", "tr", "thead", "tbody", "caption"],
    "tfoot": ["td", "th", "tr", "tbody"],
  ]

  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
