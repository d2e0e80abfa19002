import BalanceTransferPages
import BudgetPages
import CardsPages
import CreditCardPages
import EvidencePages
import GroupsPages
import LoanPages
import MortgagePages
package import MortgageRates
import PlanPages
import RatesPages
import StudentLoanPages
import StudentLoanUKPages
package import Web

/// The one list of tools.
package enum Catalogue {
  /// All tools in the order of navigation and home page, on a site with these mortgage rates.
  package static func tools(rates: LatestRates) -> [Tool] {
    [
      CreditCardTool.tool, PlanTool.tool, BalanceTransferTool.tool, BudgetTool.tool,
      MortgageTool.tool, LoanTool.tool, StudentLoanUKTool.tool, StudentLoanTool.tool,
      CardsTool.tool,
      GroupsTool.tool, RatesTool.tool(showing: rates), EvidenceTool.tool,
    ]
  }

  /// The tools that a settings file may name, those that can be framed first.
  static let named: [Tool] = {
    let tools = Self.tools(rates: LatestRates(at: nil))
    return tools.filter { $0.embedding != nil } + tools.filter { $0.embedding == nil }
  }()
}
