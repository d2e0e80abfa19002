extension PlanTerms {
  /// The plan of an address, in pounds, with its budget worked out.
  init(query: String, budget: String) throws {
    let pairs = query.split(separator: "&").map { $0.split(separator: "=").map(String.init) }
    let typed = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    let numbers = (1...9).filter { typed["balance-\($0)"] != nil }
    let own = typed["own"]?.replacing("%2C", with: "+").split(separator: "+")
    self.init(
      debts: try numbers.map { try PlanDebt(number: $0, in: typed) },
      budget: try .typed(budget),
      oneOffs: try (1...5).compactMap { number in
        try typed["lump-\(number)"].map {
          PlanOneOff(
            amount: try .typed($0),
            month: try #require(typed["lump-month-\(number)"].flatMap { Int($0) }))
        }
      },
      order: try #require(PlanOrder(rawValue: typed["order"] ?? "best")),
      own: own?.compactMap { Int($0) }.map { $0 - 1 })
  }
}

extension PlanDebt {
  fileprivate init(number: Int, in typed: [String: String]) throws {
    func value(_ name: String) -> String? { typed["\(name)-\(number)"] }
    let isNominal = (value("basis") ?? typed["basis"]) == "nominal"
    let preset = try #require(MinimumPreset(rawValue: value("rule") ?? "one-percent"))
    let rule = try #require(preset.rule(in: .gbp))
    self.init(
      balance: try .typed(#require(value("balance"))),
      rate: try .of(#require(value("apr")), isNominal: isNominal),
      promotion: try value("promo-months").flatMap { Int($0) }.map {
        Promotion(months: $0, rate: try .of(value("promo-apr") ?? "0", isNominal: isNominal))
      },
      minimum: try value("minimum").map { .fixed(try .typed($0)) } ?? .rule(rule),
      spend: try value("spend").map { try .typed($0) } ?? .zero(.gbp),
      isPriority: value("kind") == "priority")
  }
}

extension PlanOutcome {
  /// An outcome of a table of figures, with all that is bought.
  static func cleared(_ months: Int, _ interest: String, paid: String) throws -> PlanOutcome {
    .cleared(months: months, interest: try .typed(interest), paid: try .typed(paid))
  }
}
