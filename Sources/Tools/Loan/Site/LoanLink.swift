import Web
import Components
import Finance
import Forms
import Markup

/// Links from one answer to the next: the same loan with a change, or in another format.
struct LoanLink {
  private let typed: [(String, String)]
  /// The fields of the frame on another site.
  private let embedding: [(String, String)]
  private let nation: [(String, String)]

  init(_ submission: Submission) {
    typed = submission.values(of: LoanForm.names)
    embedding = submission.values(of: Embedding.names)
    nation = submission.values(of: [NationChoice.name])
  }

  var page: Address { LoanPage.address.with(query: typed + nation) }
  var report: Address { LoanReport.address.with(query: typed + nation) }
  var csv: Address { LoanPath.csv.address.with(query: typed) }
  var json: Address { LoanPath.json.address.with(query: typed) }
  var pdf: Address { LoanPath.pdf.address.with(query: typed) }

  /// The report with every year open.
  var openReport: Address {
    LoanReport.address.with(
      query: typed + nation + [(LoanReport.open.name, LoanReport.open.all)])
  }

  /// The loan without the extra that comes with every payment.
  var withoutExtra: [(String, String)] {
    embedding + typed.filter { $0.0 != LoanForm.extra.name }
  }

  func charging(_ rate: Percentage) -> Address {
    let others = typed.filter { $0.0 != LoanForm.rate.name }
    return .here(query: embedding + others + [(LoanForm.rate.name, rate.plain)])
  }

  /// The same loan over a term of whole years.
  func lasting(_ term: Term) -> Address {
    let boxes = [LoanForm.term.years.name, LoanForm.term.months.name]
    let others = typed.filter { !boxes.contains($0.0) }
    return .here(query: embedding + others + [(boxes[0], "\(term.months / 12)")])
  }

  func paying(extra: Money) -> Address {
    .here(query: withoutExtra + [(LoanForm.extra.name, extra.plain)])
  }
}
