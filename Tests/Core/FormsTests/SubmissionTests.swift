@Suite struct SubmissionTests {
  let submission = Submission([("a", "1"), ("b", ""), ("a", "2"), ("d", " \u{a0}\t")])

  @Test func `gives the first text under a name`() {
    #expect(submission["a"] == "1")
    #expect(submission["c"] == nil)
  }

  @Test func `an empty text counts as not sent`() {
    #expect(submission["b"] == "")
    #expect(submission.typed("b") == nil)
    #expect(submission.typed("d") == nil)
  }

  @Test func `gives every text under a repeated name`() {
    #expect(submission.all("a") == ["1", "2"])
  }

  @Test func `a name that is there but empty makes a form`() {
    #expect(submission.holdsAny(of: ["b"]))
    #expect(!submission.holdsAny(of: ["c"]))
  }
}
