import Reports
import Testing
import Web

@testable import LoanSite

@Suite struct LoanPDFTests {
  @Test func `a report without its tags is sent all the same, and says so to the journal`() {
    let answer = LoanRequests.download(PDFFile([37, 80, 68, 70], mismatch: .noTable))
    #expect(answer.status == .ok)
    #expect(answer.body == [37, 80, 68, 70])
    #expect(
      answer.problem?.description
        == "a PDF went out without its tags: cairo wrote no plain cross-reference table")
  }

  @Test func `a whole report has nothing to say`() {
    #expect(LoanRequests.download(PDFFile([37, 80, 68, 70])).problem == nil)
  }
}
