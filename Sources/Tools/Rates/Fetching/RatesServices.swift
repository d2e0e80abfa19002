package import MortgageRates

/// The services that an environment has asked, and the requests to each.
///
/// When the address of any service is set, only services whose own address is set are asked, so
/// that a test never reaches a real one.
package struct RatesServices {
  /// A service with its requests, or with the reason why it cannot be asked.
  package typealias Service = (
    source: RateSource, requests: Result<[RatesRequest], RatesProblem>
  )

  /// The services to ask, in the order of asking: one at least.
  package let all: [Service]

  /// The services of an environment.
  ///
  /// - Parameters:
  ///   - variable: Finds a variable that is set and not empty.
  ///   - today: The day on which they are asked.
  /// - Throws: The reason why there is no service to ask.
  package init(
    variable: (String) -> String?, today: CalendarDate
  ) throws(RatesProblem) {
    let keyFile = variable("FARTHING_FRED_KEY_FILE") ?? Self.credential(variable)
    let services: [(setting: String, standard: String, source: RateSource)] = [
      keyFile == nil
        ? ("FARTHING_FRED_CSV_URL", "https://fred.stlouisfed.org", .fred)
        : ("FARTHING_FRED_URL", "https://api.stlouisfed.org", .fred),
      ("FARTHING_BOE_URL", "https://www.bankofengland.co.uk", .bankOfEngland),
    ]
    let isNarrowed = Self.settings.contains { variable($0) != nil }
    all = services.filter { !isNarrowed || variable($0.setting) != nil }.map { service in
      let base = variable(service.setting) ?? service.standard
      return (
        service.source,
        Result { () throws(RatesProblem) in
          let requests: [RatesRequest]? =
            switch (service.source, keyFile) {
            case (.bankOfEngland, _): RatesRequest.bankOfEngland(at: base, on: today)
            case (.fred, let keyFile?): RatesRequest.fred(at: base, key: try Self.key(in: keyFile))
            case (.fred, nil): RatesRequest.fredTables(at: base)
            }
          guard let requests else { throw .badAddress(setting: service.setting) }
          return requests
        }
      )
    }
    guard all.isEmpty else { return }
    throw keyFile == nil && variable("FARTHING_FRED_URL") != nil ? .noKeyFile : .nothingToAsk
  }

  private static let settings = ["FARTHING_FRED_URL", "FARTHING_FRED_CSV_URL", "FARTHING_BOE_URL"]

  /// The key file that systemd hands over; one with nothing but white space stands for none.
  private static func credential(_ variable: (String) -> String?) -> String? {
    guard let folder = variable("CREDENTIALS_DIRECTORY") else { return nil }
    let file = "\(folder)/fred-key"
    do throws(FileFailure) {
      return try FileBytes.read(file, upTo: keyLimit).allSatisfy { $0 <= 0x20 } ? nil : file
    } catch {
      return error == .tooLong ? file : nil
    }
  }

  private static func key(in file: String) throws(RatesProblem) -> FREDKey {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.read(file, upTo: keyLimit)
    } catch {
      throw error == .tooLong ? .keyMalformed : .keyFileUnreadable(error.reason)
    }
    guard let key = FREDKey(file: String(decoding: bytes, as: UTF8.self)) else {
      throw .keyMalformed
    }
    return key
  }

  /// A key is far shorter.
  private static let keyLimit = 512
}
