import Testing

/// Words that plainer ones have taken the place of, which no page says any more.
@Suite struct WordsTests {
  private static let replaced = [
    "Plain, private money tools", "nobody is watching", "Skip to the page",
    "not affect your credit file",
    "whoever runs this", "The card asks for", "the commonest", "By the effective rate",
    "What would the loan cost", "Interest in all", "Paid in all", "Loan or price",
    "What do the payments cover? Interest", "one period later", "Scheduled payments",
    "Actual payments", "not how student loans", "Part of each month’s interest",
    "sealed: there is no account", "Forget everything", "The most you may owe",
    "Limits together", "Left to spend", "needs attention first", "Reminder on",
    "For all cards taken together", "Each card counts for itself", "share it with nobody",
    "would settle everything", "Note this part",
    "payments so far that everybody shares",
    "How to add up", "fresh group", "How many pounds is one unit", "this is what was here last",
    "have not been fetched", "What a minimum payment is", "keeps getting smaller",
    "It need not write", "How it is worked out", "not the British kind", "Your name with us",
    "There is no such page",
  ]

  @Test(arguments: [
    "/", "/credit-card", "/balance-transfer", "/loan", "/student-loan", "/cards", "/groups",
    "/rates", "/guides",
    "/about",
    "/privacy", "/accessibility", "/embed/", "/no-such-page",
    "/credit-card?balance=2292&apr=17.91", "/credit-card?balance=2292&apr=17.91&payment=50",
    "/credit-card?balance=2292&apr=17.91&payment=30", "/loan?amount=300000&rate=7&years=30",
    "/loan/schedule?amount=300000&rate=7&years=30", "/student-loan?principal=30000&apr=5",
    "/guides/persistent-debt", "/guides/utilisation", "/plan", "/cards/plan",
    "/plan?balance-1=600&apr-1=34.9&balance-2=3000&apr-2=24.9&budget=200",
  ])
  func `pages say none of them`(address: String) throws {
    let page = try TestSite.get(address).text
    for words in Self.replaced {
      #expect(!page.contains(words), "\(address)")
    }
  }
}
