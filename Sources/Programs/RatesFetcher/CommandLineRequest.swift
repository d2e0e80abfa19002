/// The request on the command line.
enum CommandLineRequest: Equatable {
  case fetch(Fetch)
  case help
  case unknown(String)

  struct Fetch: Equatable {
    /// In seconds for one request.
    var timeout = 20
    /// The file to write as that of a release; nil for the file of the settings.
    var snapshot: String?
  }

  init(_ arguments: some Sequence<String>) {
    var fetch = Fetch()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? String(parts[1]) : nil
      if argument == "--help" || argument == "-h" {
        self = .help
        return
      } else if parts[0] == "--timeout", let seconds = value.flatMap({ Int($0) }),
        1...300 ~= seconds
      {
        fetch.timeout = seconds
      } else if parts[0] == "--snapshot", let file = value ?? rest.popFirst(), !file.isEmpty {
        fetch.snapshot = file
      } else {
        self = .unknown(argument)
        return
      }
    }
    self = .fetch(fetch)
  }

  static let usage = """
    Fetches interest rates for the page /rates: American mortgage rates from FRED, and British rates
    from the Bank of England.

    usage: farthing-rates [--timeout=SECONDS] [--snapshot FILE]

      --timeout=SECONDS   how long one request may take, 1 to 300 (20)
      --snapshot FILE     write FILE as the rates that come with a release

    Environment:
      FARTHING_RATES_FILE      the file to write (/var/lib/farthing/rates.json)
      FARTHING_FRED_KEY_FILE   the file that holds your key for FRED, and nothing else; without it,
                               FRED's public tables are asked
      FARTHING_FRED_URL        where FRED is asked with a key (https://api.stlouisfed.org)
      FARTHING_FRED_CSV_URL    where FRED is asked without one (https://fred.stlouisfed.org)
      FARTHING_BOE_URL         where the Bank is asked (https://www.bankofengland.co.uk)
      FARTHING_SITE            the folder of the site, with the rates of its release
                               (/var/lib/farthing/site)

    As soon as one of the three addresses is set, only services whose own address is set are asked.

    It sends one request at a time, a second apart, and again twice where that may help; when told to
    wait up to a minute, it does. Of each service either all rates are new and right, or they stay as
    they were. Run it once a day: American rates change on Thursdays, British ones early in a month.

    Exit status:
       0   the file is written with the rates of all services
       3   the file is written; one service has failed, and its rates stay as they were
      64   the command line cannot be read
      69   no service can be reached, or the answers are not as they should be: try again later
      73   the file cannot be written
      75   a service asks to wait longer than a minute: try again later
      78   the key or an address needs mending

    """
}
