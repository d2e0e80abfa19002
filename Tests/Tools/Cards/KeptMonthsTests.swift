@testable import CardsPages

/// The months of a kept plan that have room.
@Suite struct KeptMonthsTests {
  /// A plan with the month in which it was kept, as a file has it.
  private func plan() throws -> (plan: KeptPlan, since: CalendarMonth) {
    let house = try KeptHousehold.keeping()
    let file = try house.visitor.get("/cards/export").json
    let plan = try #require(try KeptPlanFile.read(file["kept"], in: .gbp))
    return (plan, plan.since)
  }

  /// Number 0 and the newest twelve stay.
  ///
  /// Of the others the one goes whose neighbours are nearest, the older of two that are alike. So old
  /// months thin out evenly.
  @Test(
    arguments: [
      (36, []), (37, [1]), (38, [1, 3]), (39, [1, 3, 5]), (40, [1, 3, 5, 7]),
      (49, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25]),
    ] as [(Int, [Int])])
  func `a thirty-seventh month takes the place of one that has near neighbours`(
    last: Int, gone: [Int]
  ) throws {
    var (plan, since) = try plan()
    for number in 1...last {
      plan.put(.init(month: since.addingMonths(number), owed: .pounds(900), isCheckedIn: false))
    }
    let numbers = plan.records.map { since.months(until: $0.month) }
    #expect(numbers == (0...last).filter { !gone.contains($0) })
  }

  /// The months 100 to 111 are nearest to one another.
  @Test func `the newest twelve stay, also where they are nearest`() throws {
    var (plan, since) = try plan()
    for number in (1...25).map({ $0 * 3 }) + (100...111) {
      plan.put(.init(month: since.addingMonths(number), owed: .pounds(900), isCheckedIn: false))
    }
    let numbers = plan.records.map { since.months(until: $0.month) }
    #expect(numbers == [0] + (2...25).map { $0 * 3 } + Array(100...111))
  }
}
