"""A front on the way to the site that stumbles, or loses answers, when it is told to."""

import http.server
import threading

from .front import fetch, give


class Stumbling:
    """Passes requests on, but answers 502 itself where `over` says so of a method and a path.

    Where `loses` says so, the site has answered, and its answer goes no further. Where `asks` says
    so, it wants a password first, on a page of its own.
    """

    def __init__(self, port):
        self.over = lambda method, path: False
        self.loses = lambda method, path: False
        self.asks = lambda method, path: False
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self, port))
        self.origin = f"http://localhost:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


def handler(front, port):
    class Front(http.server.BaseHTTPRequestHandler):
        def answer(self):
            if front.over(self.command, self.path):
                self.send_error(502)
                return
            if front.asks(self.command, self.path):
                self.send_response(302)
                self.send_header("Location", "/login")
                self.end_headers()
                return
            answer = fetch(self, port)
            if front.loses(self.command, self.path):
                self.send_error(502)
            else:
                give(self, *answer)

        do_GET = do_POST = answer

        def log_message(self, *_):
            pass

    return Front
