extension String {
  /// The letters by which a text is found: in lower case, without accents, as “cafe” finds “Café”.
  package var searched: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    var letters = String.UnicodeScalarView()
    for letter in lowercased().unicodeScalars
    where letter.properties.generalCategory != .nonspacingMark {
      letters.append(letter.withoutAccent)
    }
    return String(letters)
  }
}

extension Unicode.Scalar {
  /// The letter of the alphabet in the name of a Latin letter: “LATIN SMALL LETTER E WITH ACUTE”.
  fileprivate var withoutAccent: Unicode.Scalar {
    let beginning = "LATIN SMALL LETTER "
    guard !isASCII, let name = properties.name, name.hasPrefix(beginning) else { return self }
    let rest = name.dropFirst(beginning.count)
    guard let letter = rest.unicodeScalars.first, rest.dropFirst().hasPrefix(" WITH ") else {
      return self
    }
    return letter.properties.lowercaseMapping.unicodeScalars.first ?? self
  }
}
