import Farthing
import Web

extension Target {
  /// The settings file of a site: its mistakes have a place, and no partner gets past them.
  static let settings = Target("Settings") { input in
    do throws(SettingsProblem) {
      let settings = try SiteSettings(file: input)
      for partner in settings.partners.all {
        precondition(
          partner.origins.allSatisfy { !$0.contains(where: { " ;,'\"\n".contains($0) }) },
          "an origin that could end its list")
      }
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}
