/// A decoder of what strangers send, and what must hold whatever they send.
///
/// A target reads its input and stops with a `precondition` where a promise is broken. Its file
/// in `Targets`, its folder in `Corpus` and its name are the same; adding one takes those two
/// and a word in `all`.
struct Target: Sendable {
  let name: String
  let read: @Sendable ([UInt8]) -> Void

  init(_ name: String, read: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.read = read
  }

  static let all = [
    amount, base64, calendar, cardsFile, cookies, cospendFile, csv, date, decimal, fastCGI,
    groupFile, groupPacking, ihatemoneyFile, json, keyFile, letter, multipart, names, ofx, packing,
    rateTables, rates, request, settings, spliitFile, statement, token, tricountFile,
    walletLetter, walletPacking,
  ]

  static func named(in arguments: [String]) -> Target {
    let names = arguments.compactMap { $0.hasPrefix("--target=") ? $0.dropFirst(9) : nil }
    guard let target = all.first(where: { names == [$0.name[...]] }) else {
      preconditionFailure("give one of \(all.map { "--target=\($0.name)" })")
    }
    return target
  }
}
