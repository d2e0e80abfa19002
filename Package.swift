// swift-tools-version: 6.0
import PackageDescription

// Debian 13 has Swift 6.0, which knows neither; what newer compilers refuse is refused before it is
// built there.
#if compiler(>=6.2)
  let stricter: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility"), .unsafeFlags(["-warnings-as-errors"]),
  ]
#else
  let stricter: [SwiftSetting] = []
#endif

let strict: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault")]
  + stricter

/// Core and formulas are optimised in debug builds as well, with all their checks.
///
/// Tests spend most of their time there. A module at once and for its size takes a sixth less time to
/// build.
let quick =
  strict + [
    .unsafeFlags(
      [
        "-Osize", "-wmo", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug",
      ],
      .when(configuration: .debug))
  ]

/// What every tool stands on, and knows none of them: the modules it may use are the whole of its
/// dependencies.
func core(_ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/Core/\(name)", swiftSettings: quick)
}

/// A part of a tool, in the folder of that tool.
func part(
  of tool: String, _ name: String, in folder: String? = nil, uses: [Target.Dependency],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: uses, path: "Sources/Tools/\(tool)/\(folder ?? name)",
    swiftSettings: settings)
}

/// The arithmetic of a tool: it knows money and dates alone, and no form, page or sentence.
func formulas(of tool: String, uses: [Target.Dependency] = []) -> Target {
  part(of: tool, "\(tool)Formulas", in: "Formulas", uses: ["Finance"] + uses, settings: quick)
}

/// The pages of a tool and what they need of other tools.
///
/// It sees no other tool than those it names, so that what one tool knows of another is said here.
func tool(_ name: String, uses: [Target.Dependency] = []) -> Target {
  let core: [Target.Dependency] = ["Components", "Finance", "Formats", "Web"]
  return part(of: name, "\(name)Pages", in: "Pages", uses: core + uses)
}

/// A tool with arithmetic of its own, which may stand on modules of Core.
func calculator(
  _ name: String, on core: [Target.Dependency] = [], uses: [Target.Dependency] = []
) -> [Target] {
  let formulas = formulas(of: name, uses: core)
  return [formulas, tool(name, uses: [.byName(name: formulas.name)] + core + uses)]
}

/// A tool that keeps something in the browser.
///
/// Its formulas know ids. A target of its own holds the values that all its tests share.
func keeper(
  _ name: String, on debts: [Target.Dependency] = [], uses: [Target.Dependency] = []
) -> [Target] {
  let values: [Target.Dependency] = [
    "Finance", "Keeping", "TestSupport",
    .byName(name: "\(name)Formulas"),
  ]
  return calculator(name, on: ["Keeping"] + debts, uses: uses) + [
    .target(
      name: "\(name)Testing", dependencies: values, path: "Tests/Tools/\(name)/\(name)Testing",
      swiftSettings: strict)
  ]
}

/// An executable: wiring only, so that everything worth testing is in a module.
///
/// Where it calls its libraries is written down as it starts and is read-only from then on. The
/// compiler's own linker does that; of Debian's, gold is gone in Debian 13, and bfd leaves it out. The
/// compiler of Debian 13 asks for no id of the build, which debian/same-bytes makes anew. Nobody links
/// to it, so the names of what is in it are left out: they take a megabyte.
func program(_ name: String, uses: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: uses, path: "Sources/Programs/\(name)", swiftSettings: strict,
    linkerSettings: [
      .unsafeFlags([
        "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now",
        "-Xlinker", "--build-id=sha1", "-Xlinker", "--no-export-dynamic",
      ])
    ])
}

/// A C library of the system, found by its pkg-config name; linked dynamically, so that its
/// security updates reach a running site.
///
/// SwiftPM warns of the flags -pthread and -D_FILE_OFFSET_BITS=64 in the pkg-config files of Pango
/// and hiredis: it leaves them out, and none of our code needs them.
func library(
  _ name: String, of pkgConfig: String? = nil, from debianPackage: String? = nil
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: debianPackage.map { [.apt([$0])] })
}

/// Tests of many modules, in folders that mirror theirs: few large targets are built in a fraction of the
/// time that one for each module takes.
func tests(
  _ name: String, in folder: String, sources: [String]? = nil, of targets: [Target],
  uses: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  let tested = targets.filter { $0.type != .system }.map { Target.Dependency.byName(name: $0.name) }
  return .testTarget(
    name: name, dependencies: tested + uses, path: "Tests/\(folder)",
    exclude: exclude, sources: sources, swiftSettings: strict)
}

/// All tools; each sees no other one than those that it names.
let tools: [Target] =
  [
    // Links from an answer fill in the debt in a plan of several, and a card in a transfer.
    calculator("BalanceTransfer", uses: ["PlanPages"]),
    calculator("CreditCard", uses: ["BalanceTransferPages", "PlanPages"]),
    calculator("Loan", uses: ["PlanPages"]),
    calculator("Mortgage", on: ["LoanFormulas"], uses: ["LoanPages"]),
    calculator("StudentLoan", uses: ["PlanPages"]),
    // The page for one country leads to that for the other.
    calculator("StudentLoanUK", uses: ["StudentLoanPages"]),
    // Links fill in the debts of a budget.
    calculator("Plan", uses: ["BudgetPages"]),
    calculator("Budget"),
    // It asks every tool of the site for figures, and knows none.
    [tool("Evidence")],
    // A link from a rate fills in the calculator for mortgages of its country.
    [tool("Rates", uses: ["LoanPages", "MortgagePages", "MortgageRates"])],
    // Links fill in the credit card calculator with the figures of a card, and the debt plan with
    // those of all.
    keeper(
      "Cards", on: ["PlanFormulas"],
      uses: ["BudgetPages", "CreditCardFormulas", "CreditCardPages", "PlanPages"]),
    keeper("Groups"),
    // Each guide ends in a tool with an example filled in.
    [tool("Guides", uses: ["CardsPages", "CreditCardPages", "GroupsPages"])],
    [tool("Embedding", uses: ["Keeping"])],
  ].flatMap { $0 }

/// Everything but programs and tests.
let modules: [Target] =
  tools + [
    core("Finance"),
    library("CGLib", of: "glib-2.0", from: "libglib2.0-dev"),
    core("Formats", uses: ["CGLib", "Finance"]),
    library("CPango", of: "pangocairo", from: "libpango1.0-dev"),
    library("CQRCode", of: "libqrencode", from: "libqrencode-dev"),
    library("CZlib", of: "zlib", from: "zlib1g-dev"),
    library("CZopfli", from: "libzopfli-dev"),
    core("Components", uses: ["CGLib", "CPango", "CQRCode", "CZlib", "Finance", "Formats"]),
    library("CHiredis", of: "hiredis", from: "libhiredis-dev"),
    library("CSQLite", of: "sqlite3", from: "libsqlite3-dev"),
    library("CSodium", of: "libsodium", from: "libsodium-dev"),
    core("Keeping", uses: ["CHiredis", "CSQLite", "CSodium", "CZlib", "Finance", "Formats"]),
    core("Web", uses: ["Components", "Finance", "Formats", "Keeping"]),
    library("CLinux"),
    library("CFastCGI", of: "fcgi", from: "libfcgi-dev"),
    core("FastCGI", uses: ["CFastCGI", "CLinux"]),
    part(of: "Rates", "MortgageRates", uses: ["Finance", "Formats"]),
    library("CCurl", of: "libcurl", from: "libcurl4-openssl-dev"),
    part(of: "Rates", "Fetching", uses: ["CCurl", "Finance", "Formats", "MortgageRates"]),
    .target(
      name: "Farthing",
      dependencies: ["Finance", "Components", "Formats", "Web", "Keeping", "MortgageRates"]
        + tools.map(\.name).filter { $0.hasSuffix("Pages") }.map { .byName(name: $0) },
      path: "Sources/Tools/Farthing", swiftSettings: strict),
    .target(
      name: "SiteTesting",
      dependencies: [
        "Finance", "Components", "Farthing", "Formats", "Web", "Keeping", "MortgageRates",
        "TestSupport",
      ],
      path: "Tests/SiteTesting", swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  ]

let package = Package(
  name: "Farthing",
  products: [
    .executable(name: "farthing-server", targets: ["Server"]),
    .executable(name: "farthing-site", targets: ["SiteGenerator"]),
    .executable(name: "farthing-rates", targets: ["RatesFetcher"]),
  ],
  targets: modules + [
    tests(
      "CoreTests", in: "Core", of: modules.filter { $0.path?.hasPrefix("Sources/Core/") == true },
      uses: ["CPango", "TestSupport"],
      exclude: ["LettersTests/vectors.py", "LettersTests/vectors.txt"]),
    tests(
      "CalculatorsTests", in: "Tools",
      sources: [
        "BalanceTransfer", "Budget", "CreditCard", "Loan", "Mortgage", "Plan", "StudentLoan",
        "StudentLoanUK",
      ],
      of: modules),
    tests("CardsTests", in: "Tools/Cards", of: modules, exclude: ["CardsTesting"]),
    tests("GroupsTests", in: "Tools/Groups", of: modules, exclude: ["GroupsTesting"]),
    tests(
      "SiteTests", in: "Tools", sources: ["Embedding", "Evidence", "Farthing", "Guides", "Rates"],
      of: modules),
    program(
      "Server",
      uses: [
        "Finance", "Components", "FastCGI", "Farthing", "Formats", "Web", "Keeping",
        "MortgageRates",
      ]),
    program("RatesFetcher", uses: ["Finance", "Fetching", "Formats", "MortgageRates"]),
    program(
      "SiteGenerator",
      uses: [
        "Finance", "CZlib", "CZopfli", "Components", "Farthing", "Formats", "Web", "MortgageRates",
        "Keeping",
      ]),
  ]
)

let decoders: [Target.Dependency] = [
  "Finance", "CardsFormulas", "CardsPages", "FastCGI", "Farthing", "Fetching", "Formats",
  "GroupsFormulas", "GroupsPages", "Web", "Keeping", "MortgageRates", "TestSupport",
]

// Tests/Fuzz/run builds the fuzzer, which only links with the sanitizers that it asks for. Without
// it, the same targets read their corpus as a test.
if Context.environment["FARTHING_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "Fuzz", dependencies: decoders, path: "Tests/Fuzz",
      exclude: ["Corpus", "CorpusTests.swift", "leaks", "run"], swiftSettings: strict)
  ]
} else {
  package.targets += [
    .testTarget(
      name: "FuzzTests", dependencies: decoders, path: "Tests/Fuzz",
      exclude: ["Corpus", "Fuzz.swift", "leaks", "run"], swiftSettings: strict)
  ]
}

// Tests/Load/benchmark measures formulas, some of which only tests may see.
if Context.environment["FARTHING_BENCHMARK"] != nil {
  package.targets += [
    .executableTarget(
      name: "Compute",
      dependencies: [
        "Finance", "CreditCardFormulas", "GroupsFormulas", "LoanFormulas", "PlanFormulas",
        "StudentLoanFormulas",
      ],
      path: "Tests/Load/Compute",
      swiftSettings: strict)
  ]
}
