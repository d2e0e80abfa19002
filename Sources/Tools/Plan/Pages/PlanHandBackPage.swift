import Components
import Formats
import PlanFormulas
import Web

/// The page that hands a plan back to the person whose debts these are: its address, as a link and as a
/// code for the camera of their phone.
struct PlanHandBackPage {
  /// The last part of its path, below that of the plan.
  static let pathComponent: StaticString = "hand-back"

  private let address: String
  private let link: PlanLink
  private let help: HelpBox

  init(_ calculation: Calculation<PlanResult>) {
    link = PlanLink(calculation.state.typed, of: PlanForm.names, at: PlanPage.address)
    address = calculation.site.origin + link.page.text
    help = HelpBox(currency: calculation.result.currency)
  }

  var page: Page {
    Page(
      title: "Hand this plan back",
      lead: "The person whose debts these are opens it on their own phone.",
      tool: PlanPage.address, help: help,
      content: """
        <div class="narrow">
        <section class="card">
        <h2>On their phone</h2>
        <p>\(code == nil
          ? "Send them this link."
          : "Point its camera at this picture, or send them the link.") There, they keep the debts with \
        one button. It shows first what is different from what their phone has, and takes nothing \
        away.</p>
        \(code?.picture("The link as a picture for a camera"))\
        <div class="field">
        <label for="link">The link</label>
        <textarea id="link" rows="4" readonly spellcheck="false">\(address)</textarea>
        </div>
        <p class="tools"><button class="second" data-share="link" hidden>Send the link</button>\
        <button class="second" data-copy="link" hidden>Copy the link</button></p>
        <p>The debts are in the link itself. Nothing is kept by this site.</p>
        </section>
        <p class="after"><a\(href: link.page)>Back to the plan</a></p>
        </div>
        """)
  }

  private var code: QRCode? { QRCode(address, upTo: QRCode.mostInLarge) }
}
