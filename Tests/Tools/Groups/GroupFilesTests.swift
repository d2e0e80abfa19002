@testable import GroupsPages

/// Groups as files: our own, and the exports of Splitwise.
@Suite struct GroupFilesTests {
  private let browser = Visitor()

  private static let ours =
    "Date,Title,Amount,Currency,Rate,Group amount,Group currency,Paid by,Payback,Ana,Ben\n"

  @Test(arguments: ["export", "payments.csv"])
  func `what is saved can be opened again`(file: String) throws {
    let (path, people) = try browser.group()
    try browser.pay(
      path, "10", ("title", "=1+1"), ("paid-\(people[0])", "4"), ("paid-\(people[1])", "6"))
    try browser.pay(path, "10", ("split", "exact"), ("share-\(people[2])", "5.01"))
    let saved = try browser.get(path + "/" + file).text
    let other = Visitor()
    let opened = try other.open(saved)
    #expect(try other.get(opened + "/debts.txt").text.contains("Cy pays"))
    let (before, after) = (
      try browser.json(path + "/group.json"), try other.json(opened + "/group.json")
    )
    #expect(after["payments"]?.array?.first?["title"]?.string == "=1+1")
    #expect(
      before["balances"]?["EUR"]?.object?.map(\.value.string)
        == after["balances"]?["EUR"]?.object?.map(\.value.string))
  }

  @Test func `the preview says that a copy has another name and two people with one`() throws {
    let (path, _) = try browser.group("Ben\nAna")
    let file = try browser.get(path + "/export").text
    let copy = file.replacing("\"Lisbon\"", with: "\"Pwned\"")
      .replacing("\"Ana\"", with: "\"Be\u{200B}n\"")
    let preview = try browser.upload(Array(copy.utf8), to: "/groups/import").text
    #expect(
      preview.contains(
        "You have this group already, as <bdi>Lisbon</bdi>. In this copy it is called "
          + "<bdi>Pwned</bdi>."))
    #expect(
      preview.matches(of: /Two people are called Ben: the second is Ben \(2\) here/).count == 1)
    let own = try browser.upload(Array(file.utf8), to: "/groups/import").text
    #expect(!own.contains("class=\"note\""))
  }

  @Test func `a title that looks like a formula is harmless in a spreadsheet`() throws {
    let (path, _) = try browser.group("=Ana\nBen")
    try browser.pay(path, "10", ("title", "=1+1"))
    let csv = try browser.get(path + "/payments.csv").text
    #expect(csv.contains(",'=1+1,10.00,EUR,,,,'=Ana,no,5.00,5.00,"))
    #expect(csv.contains("Payback,'=Ana,Ben,Note"))
  }

  /// Rows as Splitwise writes them: what each member has lent, less what they borrowed.
  @Test func `opens an export from Splitwise`() throws {
    let path = try browser.open(
      """
      Date,Description,Category,Cost,Currency,Ana,Ben,Cy
      2026-07-01,Dinner,Dining out,30.00,EUR,20.00,-10.00,-10.00
      2026-07-02,Taxi,Taxi,10.00,EUR,-3.33,6.67,-3.34
      2026-07-03,Ben paid Ana,Payment,5.00,EUR,-5.00,5.00,0.00

      2026-07-03,Total balance, , ,EUR,11.67,1.67,-13.34
      """)
    let group = try browser.json(path + "/group.json")
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["11.67", "1.67", "-13.34"])
    #expect(group["payments"]?.array?.map { $0["split"]?.string } == ["even", "even", "even"])
    #expect(group["payments"]?.array?.last?["payback"]?.bool == true)
  }

  private static let kinds =
    "it must be a file saved here, or an export from Splitwise, Spliit, Cospend, IHateMoney or "
    + "Tricount"
  private static let splitwise = "Date,Description,Category,Cost,Currency,Ana,Ben\n"
  private static let notAGroup = "The file is not a group: \(kinds)"

  @Test(arguments: [
    ("", "Choose a file to open"),
    ("hello", notAGroup),
    ("%PDF-1.7\n", "The file is a PDF: \(kinds)"),
    ("{}", notAGroup),
    ("[]", notAGroup),
    (
      "\(splitwise)2026-07-01,Tea,,3.00,EUR,2.00,-1.00",
      "Line 2 of the file does not add up"
    ),
    (
      "\(splitwise)2026-07-01,Tea,,-92233720368547758.07,EUR,0.02,-0.02",
      "Line 2 of the file does not add up"
    ),
    (
      "\(ours)2026-07-01,Tea,1.00,EUR,,,,Ana,no,92233720368547758.07,92233720368547758.07",
      "Line 2 of the file does not add up"
    ),
    (
      "\(ours)2026-07-01,Tea,1.00,EUR,,,,Ana 92233720368547758.07; Ben 1.00,no,0.50,0.50",
      "Line 2 of the file does not add up"
    ),
    (
      "\(splitwise)1/7/2026,Tea,,3.00,EUR,2.00,-2.00",
      "Line 2 of the file needs its date as year-month-day, like 2026-07-31"
    ),
    (
      "\(ours)2026-07-01,Tea,1.00,EUR,,,,Zoe,no,0.50,0.50",
      "Line 2 of the file names somebody who is not in the group: Zoe"
    ),
    (
      "\(ours)\(String(repeating: "2026-07-01,Tea,3.00,EUR,,,,Ana,no,2.00,1.00\n", count: 1_001))",
      "The file has more than 1,000 payments: a group here holds fewer"
    ),
  ])
  func `says what is wrong with a file`(file: String, message: String) throws {
    let response = try browser.upload(Array(file.utf8), to: "/groups/import")
    #expect(response.status == 422)
    #expect(response.text.contains("<a href=\"#file\" target=\"_self\">\(message)</a>"))
  }

  @Test func `a converted payment comes back from CSV as it was counted`() throws {
    let (path, people) = try browser.group()
    try browser.pay(path, "10", ("currency", "USD"), ("rate", "0.9"))
    try browser.pay(path, "6", ("payer", people[1]))
    let other = Visitor()
    let opened = try other.open(try browser.get(path + "/payments.csv").text)
    let group = try other.json(opened + "/group.json")
    #expect(group["currency"]?.string == "EUR")
    #expect(group["payments"]?.array?.first?["groupAmount"]?.string == "9.00")
    #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["4.00", "1.00", "-5.00"])
    #expect(group["balances"]?.object?.count == 1)
  }

  /// $30 at 0.8637 are €25.91, of which Ben and Cem have the odd cents, as it is the second payment.
  @Test func `odd cents of another currency come back from CSV`() throws {
    let (path, _) = try browser.group()
    try browser.pay(path, "3")
    try browser.pay(path, "30", ("currency", "USD"), ("rate", "0.8637"))
    let other = Visitor()
    let opened = try other.open(try browser.get(path + "/payments.csv").text)
    func balances(_ visitor: Visitor, _ path: String) throws -> [String?]? {
      try visitor.json(path + "/group.json")["balances"]?["EUR"]?.object?.map(\.value.string)
    }
    #expect(try balances(browser, path) == ["19.28", "-9.64", "-9.64"])
    #expect(try balances(other, opened) == balances(browser, path))
  }

  @Test func `our own CSV is read as other programs save it again`() throws {
    let browser = Visitor()
    let path = try browser.post(
      "/groups", [("name", "Oslo"), ("members", "Ana\nCem"), ("currency", "EUR")]
    ).location
    let people = try browser.json(path + "/group.json")["members"]?.array ?? []
    let ids = people.compactMap { $0["id"]?.string }
    try browser.post(path + "/members/\(ids[0])", [("name", "A; B")])
    try browser.pay(path, "1234.50", ("paid-\(ids[0])", "1000"), ("paid-\(ids[1])", "234.50"))
    let csv = try browser.get(path + "/payments.csv").text
    let again = csv.replacing(",", with: ";").replacing(".", with: ",")
    for text in [csv, again] {
      let other = Visitor()
      let group = try other.json(try other.open(text) + "/group.json")
      #expect(group["balances"]?["EUR"]?.object?.map(\.value.string) == ["382.75", "-382.75"])
    }
  }
}
