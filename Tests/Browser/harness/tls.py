"""Servers with names and certificates of their own, on this machine alone."""

import http.server
import ssl
import subprocess
import threading

from .front import fetch, give


def certificate(folder, *names):
    """A certificate that nobody but a test trusts, for names that exist nowhere else."""
    key, file = folder / "key.pem", folder / "certificate.pem"
    alternatives = ",".join(f"DNS:{name}" for name in names)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-subj", "/CN=test", "-addext", f"subjectAltName={alternatives}"]
        + ["-keyout", key, "-out", file],
        check=True,
        capture_output=True,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, key)
    return context


class Server:
    """Answers over TLS with what a handler says, in threads that end with it."""

    def __init__(self, context, handler):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        # The thread of a connection shakes hands: whoever is slow at it holds up nobody else.
        self.server.socket = context.wrap_socket(
            self.server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def front(port, seen):
    """A handler that passes requests on to the site, and notes what came back."""

    class Front(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            answer, content = fetch(self, port)
            # Before the browser has it: whoever waits for the page finds it noted.
            seen.append((self.path, dict(self.headers), answer.getheaders()))
            give(self, answer, content)

        def log_message(self, *_):
            pass

    return Front


def pages(content):
    """A handler that answers with fixed pages by their paths."""

    class Pages(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            page = content.get(self.path)
            self.send_response(200 if page else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write((page or "").encode())

        def log_message(self, *_):
            pass

    return Pages
