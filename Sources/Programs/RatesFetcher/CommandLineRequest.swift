/// The request on the command line.
enum CommandLineRequest: Equatable {
  case fetch(timeout: Int)
  case help
  case unknown(String)

  init(_ arguments: some Sequence<String>) {
    self = .fetch(timeout: 20)
    for argument in arguments {
      if argument == "--help" || argument == "-h" {
        self = .help
        return
      }
      guard argument.hasPrefix("--timeout="), let seconds = Int(argument.dropFirst(10)),
        1...300 ~= seconds
      else {
        self = .unknown(argument)
        return
      }
      self = .fetch(timeout: seconds)
    }
  }

  static let usage = """
    Fetches this week's American mortgage rates from FRED, for the page /rates.

    usage: farthing-rates [--timeout=SECONDS]

      --timeout=SECONDS   how long one request may take, 1 to 300 (20)

    Environment:
      FARTHING_FRED_KEY_FILE   the file that holds your key for FRED, and nothing else
      FARTHING_RATES_FILE      the file to write (/var/lib/farthing/rates.json)
      FARTHING_FRED_URL        where to ask (https://api.stlouisfed.org)

    It asks for three series, at most one a second, and again twice where that may help; when told
    to wait up to a minute, it does. Either all rates are new and right, or the file stays as it
    was. Run it once a day: rates change on Thursdays.

    Exit status:
       0   the file is written
      64   the command line cannot be read
      69   FRED cannot be reached, or its answer is not as it should be: try again later
      73   the file cannot be written
      75   FRED asks to wait longer than a minute: try again later
      78   the key or the address needs mending

    """
}
