// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What every tool stands on, and knows none of them: the modules it may use are the whole of its
/// dependencies.
func core(_ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "Sources/Core/\(name)", swiftSettings: strict)
}

/// A part of a tool, in the folder of that tool.
func tool(_ folder: String, _ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: uses, path: "Sources/Tools/\(folder)/\(name)", swiftSettings: strict)
}

/// An executable: wiring only, so that everything worth testing is in a module.
func program(_ name: String, uses: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: uses, path: "Sources/Programs/\(name)", swiftSettings: strict)
}

/// A C library of the system, found by its pkg-config name; linked dynamically, so that its
/// security updates reach a running site.
///
/// SwiftPM warns of the flag -pthread in Pango's pkg-config files: it leaves the flag out, and none
/// of our code needs it.
func library(
  _ name: String, of pkgConfig: String? = nil, from debianPackage: String? = nil
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: debianPackage.map { [.apt([$0])] })
}

/// The tests of a module, in the folder of tests that mirrors its own.
func tests(of name: String, in folder: String = "Core", uses: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + uses,
    path: "Tests/\(folder)/\(name)Tests", swiftSettings: strict)
}

let package = Package(
  name: "Farthing",
  products: [
    .executable(name: "farthing-server", targets: ["Server"]),
    .executable(name: "farthing-site", targets: ["SiteGenerator"]),
    .executable(name: "farthing-rates", targets: ["RatesFetcher"]),
  ],
  targets: [
    core("Finance"),
    tests(of: "Finance", uses: ["Calendars", "TestSupport"]),
    core("Calendars", uses: ["Finance"]),
    tests(of: "Calendars", uses: ["Finance"]),
    core("Colours"),
    tests(of: "Colours"),
    core("Markup"),
    tests(of: "Markup"),
    library("CGLib", of: "glib-2.0", from: "libglib2.0-dev"),
    core("Forms", uses: ["Calendars", "CGLib", "Finance"]),
    tests(of: "Forms"),
    core("Components", uses: ["Calendars", "Colours", "Finance", "Forms", "Markup"]),
    tests(
      of: "Components",
      uses: ["Calendars", "Colours", "Finance", "Forms", "Markup", "TestSupport"]),
    core("Web", uses: ["Forms", "Markup", "Sealing"]),
    tests(of: "Web", uses: ["Forms", "Markup", "Sealing"]),
    core("Files"),
    tests(of: "Files", uses: ["TestSupport"]),
    core("Metrics"),
    tests(of: "Metrics", uses: ["TestSupport"]),
    core("Formats", uses: ["Calendars"]),
    tests(of: "Formats", uses: ["Calendars", "TestSupport"]),
    library("CPango", of: "pangocairo", from: "libpango1.0-dev"),
    core("Reports", uses: ["Calendars", "Colours", "CPango"]),
    tests(of: "Reports", uses: ["Calendars", "TestSupport"]),
    library("CQRCode", of: "libqrencode", from: "libqrencode-dev"),
    core("QRCodes", uses: ["CQRCode"]),
    tests(of: "QRCodes", uses: ["TestSupport"]),
    library("CSodium", of: "libsodium", from: "libsodium-dev"),
    core("Sealing", uses: ["CSodium", "Files"]),
    tests(of: "Sealing", uses: ["TestSupport"]),
    library("CLinux"),
    library("CFastCGI", of: "fcgi", from: "libfcgi-dev"),
    core("FastCGI", uses: ["CFastCGI", "CLinux"]),
    tests(of: "FastCGI", uses: ["TestSupport"]),
    tool("CreditCard", "CreditCardFormulas", uses: ["Finance"]),
    tool("Loan", "LoanFormulas", uses: ["Calendars", "Finance"]),
    tool("StudentLoan", "StudentLoanFormulas", uses: ["Finance"]),
    tool("Rates", "MortgageRates", uses: ["Calendars", "Files", "Finance", "Formats"]),
    tests(
      of: "MortgageRates", in: "Tools/Rates",
      uses: ["Calendars", "Finance", "Formats", "TestSupport"]),
    library("CCurl", of: "libcurl", from: "libcurl4-openssl-dev"),
    tool("Rates", "Fetching", uses: ["CCurl", "Calendars", "Finance", "Formats", "MortgageRates"]),
    tests(
      of: "Fetching", in: "Tools/Rates",
      uses: ["Calendars", "Finance", "Formats", "MortgageRates", "TestSupport"]),
    .target(
      name: "Tools",
      dependencies: [
        "Calendars", "Colours", "Components", "CreditCardFormulas", "Files", "Finance", "Formats",
        "Forms", "LoanFormulas", "Markup", "Metrics", "MortgageRates", "QRCodes", "Reports",
        "Sealing", "StudentLoanFormulas", "Web",
      ],
      path: "Sources/Tools",
      exclude: [
        "CreditCard/CreditCardFormulas", "Loan/LoanFormulas", "Rates/Fetching",
        "Rates/MortgageRates", "StudentLoan/StudentLoanFormulas",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ToolsTests",
      dependencies: [
        "Calendars", "Colours", "Components", "CreditCardFormulas", "Finance", "Formats", "Forms",
        "LoanFormulas", "Markup", "Metrics", "MortgageRates", "QRCodes", "Reports", "Sealing",
        "StudentLoanFormulas", "TestSupport", "Tools", "Web",
      ],
      path: "Tests/Tools", exclude: ["Rates/FetchingTests", "Rates/MortgageRatesTests"],
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    program(
      "Server",
      uses: [
        "Calendars", "Components", "FastCGI", "Files", "Finance", "Metrics", "MortgageRates",
        "Sealing", "Tools", "Web",
      ]),
    program(
      "RatesFetcher",
      uses: ["Calendars", "Fetching", "Files", "Finance", "Formats", "MortgageRates"]),
    library("CZlib", of: "zlib", from: "zlib1g-dev"),
    program(
      "SiteGenerator",
      uses: [
        "Calendars", "CZlib", "Components", "Files", "Finance", "Markup", "Sealing", "Tools", "Web",
      ]),
  ]
)

let decoders: [Target.Dependency] = [
  "Calendars", "FastCGI", "Finance", "Formats", "Forms", "MortgageRates", "Sealing", "TestSupport",
  "Tools",
  "Web",
]

// Tests/Fuzz/run builds the fuzzer, which only links with the sanitizers that it asks for. Without
// it, the same targets read their corpus as a test.
if Context.environment["FARTHING_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "Fuzz", dependencies: decoders, path: "Tests/Fuzz",
      exclude: ["Corpus", "CorpusTests.swift", "run"], swiftSettings: strict)
  ]
} else {
  package.targets += [
    .testTarget(
      name: "FuzzTests", dependencies: decoders, path: "Tests/Fuzz",
      exclude: ["Corpus", "Fuzz.swift", "run"], swiftSettings: strict)
  ]
}

// Tests/Load/benchmark measures formulas, some of which only tests may see.
if Context.environment["FARTHING_BENCHMARK"] != nil {
  package.targets += [
    .executableTarget(
      name: "Compute",
      dependencies: [
        "Calendars", "CreditCardFormulas", "Finance", "LoanFormulas", "StudentLoanFormulas",
        "Tools",
      ],
      path: "Tests/Load/Compute",
      swiftSettings: strict)
  ]
}
