import CardsFormulas

extension Card {
  /// The figures that change once this takes the place of a card or debt that is kept here.
  ///
  ///     On Amex, these change: what is owed from £400.00 to £350.00; the rate from 19.9% to 18.9%.
  ///
  /// - Parameters:
  ///   - here: The card or debt as it is kept here.
  ///   - asksDueDay: True where its payment due day is still asked for.
  /// - Returns: A sentence with each figure that is different, or that none is.
  func differences(from here: Card, asksDueDay: Bool) -> String {
    let (old, new) = (here.details, details)
    let all: [(String, String?, String?)] = [
      ("what is owed", old.balance.formatted, new.balance.formatted),
      ("the limit", old.limit.formatted, new.limit.formatted),
      ("the rate", old.apr?.formatted, new.apr?.formatted),
      ("the payment a month", old.minimum?.formatted, new.minimum?.formatted),
    ]
    let day = ("the payment due day", old.dueDay.map { "\($0)" }, new.dueDay.map { "\($0)" })
    let different = (asksDueDay ? all : all + [day]).filter { $0.1 != $0.2 }
      .map { "\($0) from \($1 ?? "not known") to \($2 ?? "not known")" }
    guard !different.isEmpty else { return "On \(name), nothing changes." }
    let change = different.count == 1 ? "this changes" : "these change"
    return "On \(name), \(change): \(different.joined(separator: "; "))."
  }
}
