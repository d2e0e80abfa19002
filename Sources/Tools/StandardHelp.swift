package import Components
import Finance

extension HelpLines {
  /// Free advice on debts in the United Kingdom, as MoneyHelper listed it in April 2026.
  package static let standard = HelpLines([
    .gbp: [
      Line(name: "StepChange", phone: "0800 138 1111"),
      Line(name: "National Debtline", phone: "0808 808 4000"),
      Line(name: "Citizens Advice debt helpline", phone: "0800 240 4420"),
    ]
  ])
}
