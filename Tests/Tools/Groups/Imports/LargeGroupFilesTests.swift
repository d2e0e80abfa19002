/// Files with as many payments as a group can hold, and with more.
@Suite struct LargeGroupFilesTests {
  /// A file of Splitwise in which the first of some people pays for all, time after time.
  private static func file(_ payments: Int, among people: Int) -> [UInt8] {
    let names = (1...people).map { "Person \($0)" }
    let head = "Date,Description,Category,Cost,Currency,\(names.joined(separator: ","))"
    let shares = ["\(people - 1).00"] + Array(repeating: "-1.00", count: people - 1)
    let rows = (1...payments).map { number in
      "2026-10-\(10 + number % 20),Dinner \(number * 7_919 % 10_007),General,"
        + "\(people).00,EUR,\(shares.joined(separator: ","))"
    }
    return Array(([head] + rows).joined(separator: "\n").utf8)
  }

  @Test(arguments: [(250, 50), (400, 50), (380, 6), (400, 6), (420, 6), (440, 6), (460, 6)])
  func `can be confirmed where they fit, and saved for another browser to open`(
    payments: Int, people: Int
  ) throws {
    let browser = Visitor()
    let shown = try browser.upload(
      Self.file(payments, among: people), to: "/groups/import", accept: "application/json")
    guard shown.status == 200 else {
      #expect(shown.text.contains("more payments than a group can hold"))
      #expect(payments > 390 && people == 6)
      return
    }
    let token = try shown.json["confirm"]?.string
    let group = try browser.confirm(token, ("name", "Lisbon"))
    #expect(try browser.json("\(group)/group.json")["payments"]?.array?.count == payments)
    let saved = try browser.get("\(group)/export").body
    #expect(try Visitor().upload(saved, to: "/groups/import").status == 200, "\(saved.count) bytes")
  }
}
