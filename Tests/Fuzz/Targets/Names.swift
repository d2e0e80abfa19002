import Formats

extension Target {
  /// A name reads as what it is, and comparing what was compared already says the same.
  static let names = Target("Names") { input in
    guard let text = try? String(fromOutside: input) else { return }
    let name = text.onOneLine
    precondition(name.onOneLine == name, "cleaned twice, it is another name")
    for scalar in name.unicodeScalars {
      precondition(!scalar.properties.isBidiControl, "text is turned round")
      precondition(scalar.properties.generalCategory != .control, "a control character")
    }
    precondition(name.folded.folded == name.folded, "folded twice, it is another name")
    let beginning = name.cut(to: 40)
    precondition(beginning.isWithin(40), "longer than was asked for")
    precondition(name.hasPrefix(beginning), "not its beginning")
  }
}
