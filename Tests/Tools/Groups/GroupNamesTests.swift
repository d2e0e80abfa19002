@testable import GroupsPages

/// Names that would lie: about an amount beside them, or about whom they are of.
@Suite struct GroupNamesTests {
  let browser = Visitor()

  @Test func `an override in a name turns no amount round`() throws {
    let (path, _) = try browser.group("Ben\nAna\u{202E}")
    #expect(try browser.names(path) == ["Ben", "Ana"])
    try browser.pay(path, "80.24")
    let text = try browser.get(path + "/debts.txt").text
    #expect(text == "Lisbon: who pays whom\nAna pays Ben €40.12\n")
  }

  @Test func `a twin with a space of no width is the same person`() throws {
    let response = try browser.post(
      "/groups", [("name", "T"), ("members", "Ben\nB\u{200B}en")])
    #expect(response.status == 422)
    #expect(response.text.contains("Ben is there twice: tell them apart"))
    let (path, people) = try browser.group("Ben\nCy")
    for twin in ["B\u{200B}en", "ＢＥＮ", "B\u{200C}en", "b e n"] {
      #expect(try browser.post(path + "/members", [("name", twin)]).status == 422)
      #expect(try browser.post(path + "/members/" + people[1], [("name", twin)]).status == 422)
    }
    #expect(try browser.names(path) == ["Ben", "Cy"])
  }

  @Test func `a name from right to left stays to itself on pages and in text`() throws {
    let (path, people) = try browser.group("Ben\nדנה")
    try browser.pay(path, "30", ("payer", people[0]))
    #expect(
      try browser.get(path + "/debts.txt").text
        == "Lisbon: who pays whom\n\u{2068}דנה\u{2069} pays Ben €15.00\n")
    #expect(
      try browser.get(path + "/debts").text
        .contains("<p><b><bdi>דנה</bdi></b> pays <b><bdi>Ben</bdi></b>"))
    #expect(try browser.get(path).text.contains("<bdi>דנה</bdi></b> <span>owes"))
    #expect(try browser.get(path + "/totals").text.contains("<th scope=\"row\"><bdi>דנה</bdi>"))
  }

  @Test func `files bring no such name in either`() throws {
    let header =
      "Date,Description,Category,Cost,Currency,Ben,Ana\u{202E}\n"
      + "2026-11-20,Din\u{202E}ner,General,30.00,EUR,15.00,-15.00\n"
    let path = try browser.open(header)
    #expect(try browser.names(path) == ["Ben", "Ana"])
    let group = try browser.json(path + "/group.json")
    #expect(group["payments"]?.array?.first?["title"]?.string == "Dinner")

    let (own, _) = try browser.group("Ben\nAna")
    let file = try browser.get(own + "/export").text
      .replacing("\"Ana\"", with: "\"A\u{2066}na\u{200B}\"")
      .replacing(own.suffix(8), with: "0badcafe")
    let copy = try browser.open(file)
    #expect(try browser.names(copy) == ["Ben", "Ana"])
  }

  @Test func `our own table of payments finds payers whose names are mended`() throws {
    let table =
      "Date,Title,Amount,Currency,Rate,Group amount,Group currency,Paid by,Payback,A\u{202E}na,Ben\n"
      + "2026-11-20,Dinner,30.00,EUR,,,,A\u{202E}na,no,15.00,15.00\n"
    let path = try browser.open(table)
    #expect(try browser.names(path) == ["Ana", "Ben"])
  }

  @Test func `a name of one character is not without end`() throws {
    let letter = "e" + String(repeating: "\u{301}", count: 30)
    let long = String(repeating: letter, count: 11)
    let response = try browser.post("/groups", [("name", "T"), ("members", long + "\nBen")])
    #expect(response.status == 422)
    #expect(response.text.contains("must be 80 characters or fewer"))
    let endless = try browser.post("/groups", [("name", "T"), ("members", letter + "\u{301}")])
    #expect(endless.status == 400)
    #expect(endless.text.contains("What was sent has more than 30 accents on one letter."))
  }
}
