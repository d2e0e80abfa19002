"""Servers on this machine that answer as FRED and the Bank do, or as badly as a test wants."""

import http.server
import json
import ssl
import threading
import time
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

# Figures that Freddie Mac published: a week, its average.
WEEKS = {
    "MORTGAGE30US": [("2024-01-11", "6.66"), ("2024-01-04", "6.620")],
    "MORTGAGE15US": [("2024-01-11", "5.87"), ("2024-01-04", "5.89")],
    "MORTGAGE5US": [("2022-11-10", "6.06"), ("2022-11-03", "5.95")],
}

# Bank Rate as the Bank set it on 7 August 2025.
DAYS = [
    ("08 Aug 2025", "4"),
    ("07 Aug 2025", "4"),
    ("06 Aug 2025", "4.25"),
    ("05 Aug 2025", "4.25"),
]

# Made up: what banks quoted in two months.
QUOTED = ["IUMBV34", "IUMBV37", "IUMBV42", "IUMBV45", "IUMTLMV", "IUMCCTL", "IUMODTL"]
MONTHS = [
    ("31 Jul 2025", ["4.40", "4.42", "4.45", "4.95", "7.30", "24.50", "38.10"]),
    ("31 Aug 2025", ["4.36", "4.42", "4.49", "4.95", "7.26", "24.55", "38.27"]),
]

# The path of the Bank's database.
DATABASE = "/boeapps/database/_iadb-fromshowcolumns.asp"


@dataclass
class Reply:
    """What is sent: a body that is cut keeps the length that the whole would have."""

    body: str
    status: int = 200
    content_type: str | None = "application/json; charset=UTF-8"
    headers: dict = field(default_factory=dict)
    sends: float = 1.0
    seconds: float = 0


def table(*rows):
    """Rows of cells as a service sends them, with commas."""
    return Reply("".join(",".join(row) + "\r\n" for row in rows), content_type="text/csv")


def fred_table(series, weeks):
    return table(("observation_date", series), *sorted(weeks))


def bank_table(series, rows):
    return table(("DATE", *series), *((date, *rates) for date, rates in rows))


def bank_rate(days=DAYS):
    return bank_table(["IUDBEDR"], [(date, [rate]) for date, rate in reversed(days)])


def quoted(months=MONTHS):
    return bank_table(QUOTED, months)


def observations(weeks):
    return json.dumps(
        {
            "realtime_start": "2024-01-12",
            "realtime_end": "2024-01-12",
            "observation_start": "1600-01-01",
            "observation_end": "9999-12-31",
            "units": "lin",
            "output_type": 1,
            "file_type": "json",
            "order_by": "observation_date",
            "sort_order": "desc",
            "count": 2900,
            "offset": 0,
            "limit": 60,
            "observations": [
                {
                    "realtime_start": "2024-01-12",
                    "realtime_end": "2024-01-12",
                    "date": date,
                    "value": value,
                }
                for date, value in weeks
            ],
        }
    )


def error(status, message):
    return Reply(json.dumps({"error_code": status, "error_message": message}), status)


class Service:
    """Gives the replies that a test prepared, each once; then what the service itself would say."""

    def __init__(self):
        self.replies = []
        self.asked = []
        self.headers = []
        self.times = []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                service.times.append(time.monotonic())
                address = urlsplit(self.path)
                query = {name: values[0] for name, values in parse_qs(address.query).items()}
                service.asked.append((address.path, query))
                service.headers.append(dict(self.headers))
                prepared = service.replies.pop(0) if service.replies else None
                service.send(self, prepared or service.usual(query))

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"

    def encrypt(self, certificate, key):
        """From now on it is asked over TLS, and shows this certificate."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        # The handshake is made by the thread that answers.
        self.server.socket = context.wrap_socket(
            self.server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.origin = self.origin.replace("http://", "https://")

    def send(self, handler, reply):
        time.sleep(reply.seconds)
        body = reply.body.encode()
        handler.send_response(reply.status)
        if reply.content_type:
            handler.send_header("Content-Type", reply.content_type)
        handler.send_header("Content-Length", str(len(body)))
        for name, value in reply.headers.items():
            handler.send_header(name, value)
        try:
            handler.end_headers()
            handler.wfile.write(body[: int(len(body) * reply.sends)])
        except OSError:
            pass  # the client has left
        handler.close_connection = True

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class FRED(Service):
    """Its programming interface, for which a key is needed."""

    def usual(self, query):
        return Reply(observations(WEEKS[query["series_id"]]))

    def series(self):
        return [query["series_id"] for _, query in self.asked]


class FREDTables(Service):
    """Its public tables."""

    def usual(self, query):
        return fred_table(query["id"], WEEKS[query["id"]])

    def series(self):
        return [query["id"] for _, query in self.asked]


class BankOfEngland(Service):
    def usual(self, query):
        return bank_rate() if query["SeriesCodes"] == "IUDBEDR" else quoted()

    def series(self):
        return [query["SeriesCodes"] for _, query in self.asked]
