import GroupsFormulas

/// The part of the settings that opens a bank's or card's statement.
struct StatementView {
  let ledger: GroupLedger
  let state: FormState

  var html: HTML {
    """
    <section class="card">
    <h2>From a bank statement</h2>
    <form method="post"\(action: GroupAddress(id: ledger.id).statement) \
    enctype="multipart/form-data" novalidate>
    \(state.fileInput(
      StatementRequests.file, label: "A statement of a bank or a card",
      hint: """
        A file ending in .csv, .ofx or .qfx, up to \(StatementReading.mostLines) lines. You choose \
        line by line what the group shares
        """,
      accept: ".csv,.ofx,.qfx"))
    <div class="money">
    \(state.dayInput(StatementForm.from))
    \(state.dayInput(StatementForm.to))
    </div>
    <button class="second">Open the statement</button>
    </form>
    </section>
    """
  }
}
