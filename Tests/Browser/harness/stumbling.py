"""A front on the way to the site that stumbles when it is told to."""

import http.client
import http.server
import threading


class Stumbling:
    """Passes requests on, but answers 502 itself where `over` says so of a method and a path."""

    def __init__(self, port):
        self.over = lambda method, path: False
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self, port))
        self.origin = f"http://localhost:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


def handler(front, port):
    class Front(http.server.BaseHTTPRequestHandler):
        def pass_on(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if front.over(self.command, self.path):
                self.send_error(502)
                return
            connection = http.client.HTTPConnection("localhost", port, timeout=30)
            connection.request(self.command, self.path, body, dict(self.headers))
            answer = connection.getresponse()
            content = answer.read()
            self.send_response(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in ("connection", "transfer-encoding", "content-length"):
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = pass_on

        def log_message(self, *_):
            pass

    return Front
