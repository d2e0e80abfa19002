import Keeping

extension Target {
  static let base64 = Target("Base64") { input in
    for alphabet in [Base64.standard, .url] {
      if let bytes = alphabet.bytes(of: input[...]) {
        precondition([UInt8](alphabet.text(of: bytes).utf8) == input, "a second spelling")
      }
      let text = [UInt8](alphabet.text(of: input).utf8)
      precondition(alphabet.bytes(of: text[...]) == input, "not read back")
    }
  }
}
