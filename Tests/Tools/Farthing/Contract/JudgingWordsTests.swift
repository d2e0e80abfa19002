import Hosting
import SiteTesting
import Testing

/// Pages state facts and choices: an "element of evaluation, value judgment or persuasion" about
/// somebody's own debts is likely to be advice (Financial Conduct Authority, PERG 17.5, Q5.2).
@Suite struct JudgingWordsTests {
  private static let refused = [
    "should", "ought to", "recommend", "suggest", "advise you", "our advice", "best for you",
    "best option", "best choice", "best way", "better off", "you need to", "you must",
    "you have to", "you['’]d better", "put it on", "put the rest on", "pay this first", "worth it",
    "worth paying", "worth moving", "good idea", "bad idea", "wise", "sensible", "makes sense",
    "make sure", "try to", "avoid", "consider", "prioritise", "tackle",
  ]

  @Test(arguments: ToolList.samples(.blank, .wrong, .answered, .never))
  func `no page of a tool judges what is owed, or tells what to do`(sampled: Sampled) throws {
    let words = try Regex("\\b(\(Self.refused.joined(separator: "|")))(s|d|ed|ing)?\\b")
    for path in sampled.tool.pages {
      let page = try TestSite.get(sampled.address(of: path)).text.lowercased()
      let found = page.firstMatch(of: words).map { String(page[$0.range]) }
      #expect(found == nil, "\(path)")
    }
  }
}
