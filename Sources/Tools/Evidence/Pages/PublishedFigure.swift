/// A figure that somebody has published, and where ours stands in the answer of a tool.
struct PublishedFigure: Sendable {
  /// The unit of a figure.
  enum Unit: String, Sendable, CaseIterable {
    case money
    case months
    case percent
    case count
  }

  let id: String
  /// The figure in words: "Months to clear £3,000 at 24%, by minimum payments".
  let what: String
  /// The figure as a plain decimal, with as many digits as were printed.
  let published: String
  let unit: Unit
  /// The place of our figure in the answer: a JSON pointer.
  let pointer: String
  /// The largest difference that printing explains, as a plain decimal: "0.5" for whole pounds.
  let tolerance: String
  /// The reason why ours is different; nil where it agrees.
  let whyNot: String?

  static func money(
    _ id: String, _ what: String, _ published: String, at pointer: String,
    within tolerance: String = "0", whyNot: String? = nil
  ) -> PublishedFigure {
    PublishedFigure(
      id: id, what: what, published: published, unit: .money, pointer: pointer,
      tolerance: tolerance, whyNot: whyNot)
  }

  static func months(
    _ id: String, _ what: String, _ published: String, at pointer: String,
    within tolerance: String = "0", whyNot: String? = nil
  ) -> PublishedFigure {
    PublishedFigure(
      id: id, what: what, published: published, unit: .months, pointer: pointer,
      tolerance: tolerance, whyNot: whyNot)
  }
}

extension [PublishedFigure] {
  /// The months until a card is clear, and its interest until then.
  ///
  /// - Parameters:
  ///   - id: The first part of both ids.
  ///   - debt: The card and its payment: "£3,000 at 24%, paying £84".
  ///   - months: The months.
  ///   - monthsTolerance: Their tolerance.
  ///   - interest: The interest.
  ///   - interestTolerance: Its tolerance.
  ///   - way: The member of the answer that has both.
  /// - Returns: Both figures.
  static func clearing(
    _ id: String, _ debt: String, months: String, monthsWithin monthsTolerance: String = "0",
    interest: String, within interestTolerance: String = .wholeUnits, in way: String = "fixed"
  ) -> [PublishedFigure] {
    [
      .months(
        "\(id)-months", "Months to clear \(debt)", months, at: "/\(way)/months",
        within: monthsTolerance),
      .money(
        "\(id)-interest", "Interest on \(debt)", interest, at: "/\(way)/interest",
        within: interestTolerance),
    ]
  }
}

extension String {
  /// The tolerance of a figure that was rounded to whole pounds or dollars.
  static let wholeUnits = "0.5"
  /// The tolerance of a figure whose pennies or cents were cut off, or rounded by an unknown rule.
  static let cutOff = "0.99"
  /// The tolerance of a payment that was printed with fractions of a penny or cent.
  static let unrounded = "0.01"
  /// The tolerance of a total of many payments with fractions of a penny or cent.
  static let unroundedTotal = "1"
  /// The tolerance of a length in whole years, the months of which were cut off.
  static let wholeYears = "11"
}

/// Published figures of one source that one answer of a tool works out.
struct PublishedCase: Sendable {
  let tool: String
  /// The query of the answer, in which nothing needs escapes.
  let query: String
  let source: String
  /// The rule by which both work the figures out.
  let convention: String
  let figures: [PublishedFigure]

  init(
    _ tool: String, _ query: String, from source: String, by convention: String,
    _ figures: [PublishedFigure]
  ) {
    self.tool = tool
    self.query = query
    self.source = source
    self.convention = convention
    self.figures = figures
  }

  static let all: [PublishedCase] = [
    minimumPayments, fixedPayments, loans, loanCourses, mortgages, fixes, studentLoans, plans,
    transfers, budgets,
  ].flatMap(\.self)
}
