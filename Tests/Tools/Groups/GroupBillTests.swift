@testable import GroupsPages

/// Payments that are shared by the items of a bill.
@Suite struct GroupBillTests {
  private let browser = Visitor()

  /// Items, tax and tip of the worked example, for these people.
  private func bill(_ people: [String]) -> [(String, String)] {
    [
      ("split", "items"), ("item-1", "12.00"), ("item-name-1", "Pizza"),
      ("item-with-1", people[0]), ("item-with-1", people[1]), ("item-2", "8.00"),
      ("item-with-2", people[2]), ("tax", "2.00"), ("tip", "3.00"),
    ]
  }

  /// The worked example of groups: 30.00 by Ana for all, a bill by Ben, a refund of 9.01 to Ana.
  @Test func `the worked example`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    try browser.pay(path, "30.00", ("payer", people[0]))
    try browser.post(path + "/payments", bill(people) + [("payer", people[1])])
    let bill = try browser.newest(path)
    #expect(bill["amount"]?.string == "25.00")
    #expect(bill["split"]?.string == "exact")
    #expect(bill["shares"]?.object?.map(\.value.string) == ["7.50", "7.50", "10.00"])
    try browser.pay(path, "9.01", ("refund", "yes"), ("payer", people[0]))
    #expect(
      try browser.newest(path)["shares"]?.object?.map(\.value.string) == [
        "-3.00", "-3.00", "-3.01",
      ])
    let balances = try browser.json(path + "/group.json")["balances"]?["EUR"]
    #expect(balances?.object?.map(\.value.string) == ["6.49", "10.50", "-16.99"])
  }

  @Test func `an item without people is everybody's, somebody new too`() throws {
    let (path, people) = try browser.group("Ana\nBen")
    try browser.post(
      path + "/payments",
      [
        ("split", "items"), ("item-1", "9"), ("item-7", "4"), ("item-with-7", people[1]),
        ("item-with-7", "new"), ("new-member", "Zoe"),
      ])
    let shares = try browser.newest(path)["shares"]
    #expect(shares?.object?.map(\.value.string) == ["3.00", "5.00", "5.00"])
  }

  @Test(
    arguments: Row.forms(
      """
       | item-1 | Enter what an item cost
      item-2=0 | item-2 | Item 2 must be €0.01 or more
      item-name-3=Tea | item-3 | Enter what this item cost
      item-1=3&tip=x | tip | Tip must be an amount, like 1,250 or 99.50
      item-1=3&tax=-1 | tax | Tax must not be below zero
      item-1=3&item-with-1=00000000 | item-with-1 | Choose who shares it from the list
      item-1=3&amount=4 | amount | The items, tax and tip come to €3: €1 is missing
      item-1=60000000&item-2=60000000 | amount | The items come to more than €99,999,999.99
      """))
  func `says what is wrong with a bill`(
    fields: [(String, String)], field: String, message: String
  ) throws {
    let (path, _) = try browser.group()
    let reply = try browser.post(
      path + "/payments", [("split", "items")] + fields, accept: "application/json")
    #expect(reply.status == 422)
    #expect(reply.text == #"{"errors":[{"field":"\#(field)","message":"\#(message)"}]}"#)
    let page = try browser.post(path + "/payments", [("split", "items")] + fields).text
    #expect(page.contains("There is a problem"))
    for (name, text) in fields where !name.contains("with") {
      #expect(page.contains("name=\"\(name)\"") && page.contains("value=\"\(text)\""))
    }
  }

  @Test func `names every field that is wrong at once, line by line`() throws {
    let (path, _) = try browser.group()
    let reply = try browser.post(
      path + "/payments",
      [
        ("split", "items"), ("item-1", "10"), ("item-with-1", "zz"), ("item-2", "lots"),
        ("item-with-2", "yy"), ("tax", "-1"), ("tip", "x"), ("title", "Dinner"),
      ], accept: "application/json")
    #expect(reply.status == 422)
    let bill = ["item-with-1", "item-2", "item-with-2", "tax", "tip"]
    #expect(try reply.errors.compactMap(\.field).filter(bill.contains) == bill)
  }

  @Test func `the amount may be typed if it is the sum`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    let reply = try browser.post(path + "/payments", bill(people) + [("amount", "25")])
    #expect(reply.status == 303)
  }

  @Test func `without scripts a button shows the lines, and more of them once they are filled`()
    throws
  {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    let empty = try browser.pay(path, "5", ("title", "Pizza"), ("show", "items")).text
    #expect(empty.contains("name=\"item-3\"") && !empty.contains("name=\"item-4\""))
    #expect(empty.contains("name=\"split\" value=\"items\"") && empty.contains("value=\"Pizza\""))
    let more = try browser.post(path + "/payments", bill(people) + [("show", "items")]).text
    #expect(more.contains("name=\"item-4\"") && more.contains("value=\"12.00\""))
  }

  @Test func `the items come back after another way to share was chosen`() throws {
    let (path, people) = try browser.group("Ana\nBen\nCem")
    for other in ["even", "exact", "shares", "percent"] {
      let even = try browser.post(path + "/payments", bill(people) + [("show", other)]).text
      let kept = bill(people).dropFirst().filter { even.contains(Self.hidden($0)) }
      #expect(kept.count == bill(people).count - 1, "\(other)")
      #expect(!even.contains("name=\"item-3\""))
      let page = try browser.post(
        path + "/payments", [("split", other)] + kept + [("amount", "25"), ("show", "items")]
      ).text
      #expect(page.contains("value=\"Pizza\"") && page.contains("value=\"3.00\""))
      #expect(page.contains("name=\"item-with-1\" value=\"\(people[1])\" checked"))
      #expect(page.contains("name=\"item-with-1\" value=\"\(people[2])\">"))
    }
    try browser.post(
      path + "/payments", [("amount", "5"), ("split", "even")] + bill(people).dropFirst())
    #expect(try browser.newest(path)["split"]?.string == "even")
    #expect(try browser.newest(path)["amount"]?.string == "5.00")
  }

  private static func hidden(_ field: (name: String, text: String)) -> String {
    "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.text)\">"
  }

  @Test func `a form of a payment may have 400 fields`() throws {
    let (path, people) = try browser.group()
    let fields = (1...20).flatMap { line in
      [("item-\(line)", "1.00"), ("item-name-\(line)", "x")]
        + (0..<17).map { _ in ("item-with-\(line)", people[0]) }
    }
    #expect(fields.count == 380)
    let reply = try browser.post(path + "/payments", [("split", "items")] + fields)
    #expect(reply.status == 303)
    let over = try browser.post(
      path + "/payments",
      [("split", "items")] + fields + Array(repeating: ("x", "1"), count: 20))
    #expect(over.status != 303)
  }
}
