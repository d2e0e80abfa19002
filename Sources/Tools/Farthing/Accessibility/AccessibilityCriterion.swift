/// A success criterion of WCAG 2.2, levels A and AA, with what came of trying it on these pages.
struct AccessibilityCriterion: Sendable {
  /// How far the pages meet it, in the words of a conformance report.
  enum Result: String, Sendable, CaseIterable {
    case supports
    case partiallySupports = "partially-supports"
    case doesNotSupport = "does-not-support"
    case notApplicable = "not-applicable"

    var words: String {
      switch self {
      case .supports: "Supports"
      case .partiallySupports: "Partially supports"
      case .doesNotSupport: "Does not support"
      case .notApplicable: "Not applicable"
      }
    }
  }

  /// By what it was tried.
  enum Means: String, Sendable, CaseIterable {
    case program, person, both

    var words: String {
      switch self {
      case .program: "By program"
      case .person: "By reading and hand"
      case .both: "Both"
      }
    }
  }

  /// The number, the same in EN 301 549 with a 9 in front.
  let number: String
  let name: String
  let level: String
  let result: Result
  let how: Means
  let remarks: String

  /// What does not work, as the statement says it; nil when all does.
  let gap: String?

  init(
    _ number: String, _ name: String, _ level: String, _ result: Result, _ how: Means,
    _ remarks: String, gap: String? = nil
  ) {
    self.number = number
    self.name = name
    self.level = level
    self.result = result
    self.how = how
    self.remarks = remarks
    self.gap = gap
  }

  /// True where a text has the number, which no other figure continues.
  func isNamed(in text: String) -> Bool {
    text.split { !$0.isNumber && $0 != "." }.contains { $0 == number || $0 == number + "." }
  }

  /// The criterion where a site has a gap of its own.
  func failing(_ gap: String) -> AccessibilityCriterion {
    .init(number, name, level, .doesNotSupport, how, gap, gap: gap)
  }
}
