import GroupsFormulas

extension Split {
  /// The given values as text; nil if there are none.
  ///
  /// - Parameter text: The text of an amount.
  /// - Returns: The texts with their members.
  func texts(_ text: (Money) -> String) -> [Share<String?>] {
    switch self {
    case .evenly(let members): members.map { Share(member: $0, value: nil) }
    case .shares(let shares), .percent(let shares):
      shares.map { Share(member: $0.member, value: $0.value.text) }
    case .exact(let shares):
      shares.map { Share(member: $0.member, value: $0.value.map(text)) }
    }
  }

  /// Reads the texts that files have; unreadable text counts as not given.
  init(_ kind: Kind, plain shares: [Share<String?>], in currency: Currency) {
    let weights = shares.lazy.map { Share(member: $0.member, value: Weight(plain: $0.value, kind)) }
    self =
      switch kind {
      case .even: .evenly(shares.map { $0.member })
      case .shares: .shares(Array(weights))
      case .percent: .percent(Array(weights))
      case .exact:
        .exact(
          shares.map { share in
            Share(
              member: share.member,
              value: share.value.flatMap { GroupFile.amount($0, currency) })
          })
      }
  }
}

extension Weight {
  /// The number without zeros at its end.
  var text: String { PlainDecimal.text(tenThousandths, decimals: 4) }

  /// Reads ``text``; zero if it is unreadable or so large that sums could overflow.
  fileprivate init(plain text: String?, _ kind: Split.Kind) {
    let units = text.flatMap { PlainDecimal.read($0, decimals: kind.step == 1 ? 4 : 2) } ?? 0
    self.init(tenThousandths: 0...Self.most ~= units ? units * kind.step : 0)
  }

  /// The most smallest weights that a file can give.
  private static var most: Int64 { 1_000_000_000_000 }
}
