"""A server on this machine that answers as FRED does, or as badly as a test wants."""

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


@dataclass
class Reply:
    """What is sent: a body that is cut keeps the length that the whole would have."""

    body: str
    status: int = 200
    content_type: str | None = "application/json; charset=UTF-8"
    headers: dict = field(default_factory=dict)
    sends: float = 1.0
    seconds: float = 0


def observations(weeks, **changes):
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
        | changes
    )


def error(status, message):
    return Reply(json.dumps({"error_code": status, "error_message": message}), status)


class FRED:
    """Gives the replies that a test prepared, each once; then what FRED itself would say."""

    def __init__(self):
        self.replies = []
        self.asked = []
        self.times = []
        fred = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                fred.times.append(time.monotonic())
                address = urlsplit(self.path)
                query = {name: values[0] for name, values in parse_qs(address.query).items()}
                fred.asked.append((address.path, query))
                fred.send(self, fred.replies.pop(0) if fred.replies else fred.usual(query))

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

    def usual(self, query):
        return Reply(observations(WEEKS[query["series_id"]]))

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

    def series(self):
        return [query["series_id"] for _, query in self.asked]

    def close(self):
        self.server.shutdown()
        self.server.server_close()
