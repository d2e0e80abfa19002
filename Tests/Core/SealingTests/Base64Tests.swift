@Suite struct Base64Tests {
  /// RFC 4648, section 10, and the two characters in which the alphabets differ.
  @Test(arguments: [
    ("", "", ""), ("f", "Zg==", "Zg"), ("fo", "Zm8=", "Zm8"), ("foo", "Zm9v", "Zm9v"),
    ("foob", "Zm9vYg==", "Zm9vYg"), ("fooba", "Zm9vYmE=", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy", "Zm9vYmFy"), ("~~~???", "fn5+Pz8/", "fn5-Pz8_"),
  ])
  func `writes and reads both alphabets`(plain: String, standard: String, url: String) {
    let bytes = [UInt8](plain.utf8)
    #expect(Base64.standard.text(of: bytes) == standard)
    #expect(Base64.url.text(of: bytes) == url)
    #expect(Base64.standard.bytes(of: [UInt8](standard.utf8)[...]) == bytes)
    #expect(Base64.url.bytes(of: [UInt8](url.utf8)[...]) == bytes)
  }

  @Test(arguments: [
    "Zg==", "Zg=", "Z", "Zm9vY", "Zh", "Zm9", "Zm9vYh", "Zm8v+A", "Zm8v/A", "Zm 8", "Zm8\n", " Zm8",
    "Zm8\0", "Zm8é", "Zm.v",
  ])
  func `reads nothing else as base64url`(text: String) {
    #expect(Base64.url.bytes(of: [UInt8](text.utf8)[...]) == nil)
  }

  @Test(arguments: [
    "Zg", "Zg=", "Zg===", "Zg==\n", "Zg== ", "Zh==", "Zm9=", "=", "====", "Zm9v=", "Zm8_", "Zm8-",
    "Zg==Zg==",
  ])
  func `reads nothing else as base64`(text: String) {
    #expect(Base64.standard.bytes(of: [UInt8](text.utf8)[...]) == nil)
  }

  @Test func `reads the 64 letters of its alphabet and no other byte`() {
    for (base64, last) in [(Base64.standard, "+/"), (Base64.url, "-_")] {
      let letters = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\(last)".utf8)
      for byte in UInt8.min...UInt8.max {
        let isRead = base64.bytes(of: [byte, byte, byte, byte]) != nil
        #expect(isRead == letters.contains(byte))
      }
    }
  }

  @Test func `reads back bytes of any length`() {
    var generator = SeededGenerator(seed: 64)
    for count in 0..<300 {
      let bytes = generator.bytes(count)
      #expect(Base64.url.bytes(of: [UInt8](Base64.url.text(of: bytes).utf8)[...]) == bytes)
      #expect(
        Base64.standard.bytes(of: [UInt8](Base64.standard.text(of: bytes).utf8)[...]) == bytes)
    }
  }
}
