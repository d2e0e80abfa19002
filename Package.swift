// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library of ours: the modules it may use are the whole of its dependencies.
func module(_ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: strict)
}

/// An executable: wiring only, so that everything worth testing is in a module.
func program(_ name: String, uses: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: uses, swiftSettings: strict)
}

/// A C library of the system, found by its pkg-config name; linked dynamically, so that its
/// security updates reach a running site.
///
/// SwiftPM warns of the flag -pthread in Pango's pkg-config files: it leaves the flag out, and none
/// of our code needs it.
func library(_ name: String, of pkgConfig: String, from debianPackage: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debianPackage])])
}

/// The tests of a module, beside it by name.
func tests(
  of name: String, uses: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + uses, exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "Farthing",
  products: [
    .executable(name: "farthing-server", targets: ["Server"]),
    .executable(name: "farthing-site", targets: ["SiteGenerator"]),
    .executable(name: "farthing-rates", targets: ["RatesFetcher"]),
  ],
  targets: [
    module("Finance"),
    tests(of: "Finance", uses: ["TestSupport"]),
    module("Markup"),
    tests(of: "Markup"),
    library("CGLib", of: "glib-2.0", from: "libglib2.0-dev"),
    module("Forms", uses: ["CGLib", "Finance"]),
    tests(of: "Forms"),
    module("Components", uses: ["Finance", "Forms", "Markup"]),
    tests(of: "Components", uses: ["Finance", "Forms", "Markup", "TestSupport"]),
    module("Web", uses: ["Forms", "Markup", "Sealing"]),
    tests(of: "Web", uses: ["Forms", "Markup", "Sealing"]),
    module("Files"),
    tests(of: "Files", uses: ["TestSupport"]),
    module("Metrics"),
    tests(of: "Metrics", uses: ["TestSupport"]),
    library("CQRCode", of: "libqrencode", from: "libqrencode-dev"),
    library("CPango", of: "pangocairo", from: "libpango1.0-dev"),
    module("Documents", uses: ["Finance", "CPango", "CQRCode"]),
    tests(of: "Documents", uses: ["Finance"]),
    library("CSodium", of: "libsodium", from: "libsodium-dev"),
    module("Sealing", uses: ["CSodium"]),
    tests(of: "Sealing", uses: ["TestSupport"]),
    .systemLibrary(name: "CLinux"),
    library("CFastCGI", of: "fcgi", from: "libfcgi-dev"),
    module("FastCGI", uses: ["CFastCGI", "CLinux"]),
    tests(of: "FastCGI", uses: ["TestSupport"]),
    module("MortgageRates", uses: ["Documents", "Finance"]),
    tests(of: "MortgageRates", uses: ["Documents", "Finance", "TestSupport"]),
    library("CCurl", of: "libcurl", from: "libcurl4-openssl-dev"),
    module("Fetching", uses: ["CCurl", "Documents", "Finance", "MortgageRates"]),
    tests(of: "Fetching", uses: ["Documents", "Finance", "MortgageRates", "TestSupport"]),
    module(
      "Tools",
      uses: [
        "Components", "Documents", "Files", "Finance", "Forms", "Markup", "Metrics",
        "MortgageRates", "Sealing", "Web",
      ]),
    tests(
      of: "Tools",
      uses: [
        "Components", "Documents", "Finance", "Forms", "Markup", "Metrics", "MortgageRates",
        "Sealing", "TestSupport", "Web",
      ]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    program(
      "Server",
      uses: [
        "Components", "FastCGI", "Finance", "Metrics", "MortgageRates", "Sealing", "Tools", "Web",
      ]),
    program("RatesFetcher", uses: ["Documents", "Fetching", "Files", "Finance", "MortgageRates"]),
    library("CZlib", of: "zlib", from: "zlib1g-dev"),
    program(
      "SiteGenerator",
      uses: ["CZlib", "Components", "Finance", "Markup", "Sealing", "Tools", "Web"]),
  ]
)

let decoders: [Target.Dependency] = [
  "Documents", "FastCGI", "Finance", "Forms", "MortgageRates", "Sealing", "TestSupport", "Tools", "Web",
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
      name: "Compute", dependencies: ["Finance", "Tools"], path: "Tests/Load/Compute",
      swiftSettings: strict)
  ]
}
