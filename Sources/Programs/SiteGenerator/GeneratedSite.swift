import Components
import Farthing
import Finance
import Formats
import Keeping
import MortgageRates
import Web

/// The generated files of a site: everything that is the same for every visitor.
struct GeneratedSite {
  private let files: String
  private let output: Folder
  private let origin: String
  private let settings: SiteSettings
  private let tools = Catalogue.tools(rates: LatestRates(at: nil))

  /// A site to generate; `files` is the folder of style sheets and scripts, `origin` begins the
  /// addresses of the site map.
  init(files: String, output: String, origin: String, settings: SiteSettings) {
    self.files = files
    self.output = Folder(path: output)
    self.origin = origin
    self.settings = settings
  }

  func write() throws(FileProblem) {
    let site = Site(
      tools: tools, assets: try writeAssets(),
      help: .standard, origin: origin, seal: Seal(.temporary()),
      today: .earliest
    ).with(settings)
    let routes = Routes(of: tools).all
    for route in routes where route.isGenerated {
      let path = route.path.described
      guard let page = route.respond([], Request(path: path), site)?.body else {
        preconditionFailure("A page with a value in its path cannot be generated")
      }
      let name = path == "/" ? "/index" : path
      let type = route.path.isDocument ? "" : ".html"
      try output.writeWithCompressed(page, as: "pages\(name)\(type)")
    }
    for (page, name) in SitePages.withoutRoute {
      try output.writeWithCompressed(site.layout.document(page).bytes, as: "pages/\(name).html")
    }
    try output.writeWithCompressed(read(Self.pasted), as: "pages/embed/v1.js")
    try writeSnapshot()
    try output.write(Array(robots.utf8), as: "pages/robots.txt")
    try output.write(
      Array(SiteMap(tools, routes, origin: origin).text.utf8), as: "pages/sitemap.xml")
    let headers = NginxHeaders(secure: site.isSecure, partners: settings.partners)
    let worker = ("worker.conf", OfflineScript(tools).nginxHeader)
    for (name, text) in headers.files + NginxPaths(tools, routes).files + [worker] {
      try output.write(Array(text.utf8), as: name)
    }
  }

  /// Writes each asset under a name with a digest of its content, so that browsers can keep it for
  /// ever.
  private func writeAssets() throws(FileProblem) -> Assets {
    var list = ""
    for (name, content) in try assets() {
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let served = "\(name[..<dot]).\(Fingerprint(of: content).name)\(name[dot...])"
      try output.writeWithSmallest(content, as: "assets/\(served)")
      list += "\(name) \(served) \(Fingerprint(of: content).integrity)\n"
    }
    try output.write(Array(list.utf8), as: "assets.txt")
    return Assets(list: list)
  }

  /// The assets: scripts, and files made from the palette.
  private func assets() throws(FileProblem) -> [(name: String, content: [UInt8])] {
    let sheets = Folder(path: "\(files)/\(StyleSheet.folder)")
    var assets = [(name: Icon.name, content: Icon.file.bytes)]
    for sheet in StyleSheet.allCases {
      assets.append((sheet.name, StyleSheet.lighter(try sheet.joined(reading: sheets.read))))
    }
    let others = [StyleSheet.folder, RatesFile.snapshotName]
    for name in try Folder(path: files).names() where !others.contains(name) {
      assets.append((name, try read(name)))
    }
    return assets
  }

  /// Copies the rates that come with the release, which workers show until newer ones are fetched.
  ///
  /// Without them a site has none; a file that is not one is a mistake.
  private func writeSnapshot() throws(FileProblem) {
    let name = RatesFile.snapshotName
    guard try Folder(path: files).names().contains(name) else { return }
    let content = try Folder(path: files).read(name)
    do throws(InvalidRates) {
      _ = try RatesFile.read(content)
    } catch {
      throw FileProblem(path: "\(files)/\(name)", reason: error.message)
    }
    try output.write(content, as: name)
  }

  /// Reads a file.
  ///
  /// Scripts get the paths they need. All but the pasted one lose what only readers need, too.
  private func read(_ name: String) throws(FileProblem) -> [UInt8] {
    let content = try Folder(path: files).read(name)
    guard name.hasSuffix(".js") else { return content }
    let script = Script(OfflineScript(tools).filled(String(decoding: content, as: UTF8.self)))
    return Array((name == Self.pasted ? script.withoutComments : script.shortest).utf8)
  }

  /// The script that other sites have pasted with its digest: not a byte of it may change.
  private static let pasted = "embed-v1.js"

  private var robots: String {
    "User-agent: *\nAllow: /\nSitemap: \(origin)/sitemap.xml\n"
  }
}
