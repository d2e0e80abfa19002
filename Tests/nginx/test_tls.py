"""The configuration of a server with a domain: names, certificates, and nothing unencrypted."""

import http.client
import os
import shutil
import socket
import ssl
import subprocess
import time

import pytest

from serving import ROOT, free_port

DOMAIN = "money.example"


class Server:
    """nginx with nginx/site.conf in a folder, at ports of 127.0.0.1."""

    def __init__(self, folder, door="tls"):
        self.folder, self.door = folder, door
        self.http, self.https, self.metrics = free_port(), free_port(), free_port()
        self.write_configuration()
        self.write_certificate()
        self.command = ["nginx", "-p", folder, "-c", folder / "nginx.conf"]
        self.command += ["-e", folder / "error.log"]

    def write_configuration(self):
        for part in ["http", "server"]:
            shutil.copytree(ROOT / "nginx" / part, self.folder / part)
        shutil.copy(ROOT / "nginx" / "metrics.conf", self.folder)
        shutil.copytree(ROOT / "nginx" / "doors" / self.door, self.folder / "door")
        fit = f'. {ROOT}/nginx/setting-up/our-nginx; fit_http2 "$0"'
        subprocess.run(["bash", "-euc", fit, self.folder / "door" / "servers.conf"], check=True)
        shutil.copy(ROOT / "nginx" / "site.conf", self.folder / "nginx.conf")
        for name in ["site/pages", "acme/.well-known/acme-challenge", "tls"]:
            (self.folder / name).mkdir(parents=True)
        (self.folder / "site" / "pages" / "index.html").write_text("<p>generated</p>")
        for name in ["headers", "refusals", "transport"]:
            header = f"add_header X-{name} yes always;\n"
            (self.folder / "site" / f"{name}.conf").write_text(header)
        for name in ["framing", "logged", "heavy", "dynamic", "returning", "worker"]:
            (self.folder / "site" / f"{name}.conf").write_text("")
        for file in self.folder.rglob("*.conf"):
            file.write_text(self.moved(file.read_text()))

    def moved(self, text):
        for before, after in [
            ("@domain@", DOMAIN),
            ("@listen@", f"unix:{self.folder}/http.sock"),
            ("user www-data;", "user root;" if os.getuid() == 0 else ""),
            ("    listen [::]:", "    #"),
            ("listen 80", f"listen 127.0.0.1:{self.http}"),
            ("listen 443", f"listen 127.0.0.1:{self.https}"),
            ("127.0.0.1:9464", f"127.0.0.1:{self.metrics}"),
            ("/run/farthing-nginx/", f"{self.folder}/"),
            ("/run/farthing/", f"{self.folder}/"),
            ("/etc/farthing/", f"{self.folder}/"),
            ("/var/lib/farthing/", f"{self.folder}/"),
            ("/var/log/farthing/", f"{self.folder}/"),
        ]:
            text = text.replace(before, after)
        return text

    def write_certificate(self):
        files = [
            "-keyout",
            self.folder / "tls/key.pem",
            "-out",
            self.folder / "tls/certificate.pem",
        ]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
            + ["-nodes", "-days", "2", "-subj", f"/CN={DOMAIN}"]
            + ["-addext", f"subjectAltName=DNS:{DOMAIN}", *files],
            check=True,
            stderr=subprocess.DEVNULL,
        )

    def start(self):
        self.process = subprocess.Popen([*self.command, "-g", "daemon off;"])
        end = time.monotonic() + 10
        while not answers(self.metrics):
            assert time.monotonic() < end, (self.folder / "error.log").read_text()
            time.sleep(0.05)
        return self

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def ask(self, path, host=DOMAIN):
        connection = http.client.HTTPConnection("127.0.0.1", self.http, timeout=10)
        connection.request("GET", path, headers={"Host": host})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    def shake_hands(
        self, name=DOMAIN, version=None, protocols=("h2", "http/1.1"), then=ssl.SSLSocket.version
    ):
        context = ssl.create_default_context(cafile=self.folder / "tls" / "certificate.pem")
        context.set_alpn_protocols(protocols)
        if version:
            # OpenSSL itself refuses old versions at its usual level.
            context.set_ciphers("ALL:@SECLEVEL=0")
            context.minimum_version = context.maximum_version = version
        with (
            socket.create_connection(("127.0.0.1", self.https), 10) as plain,
            context.wrap_socket(plain, server_hostname=name) as connection,
        ):
            return then(connection)


def answers(port):
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


def test_nginx_understands_the_whole_configuration(server):
    outcome = subprocess.run(
        [*server.command, "-t"], check=False, stderr=subprocess.PIPE, text=True
    )
    assert outcome.returncode == 0, outcome.stderr
    assert "[warn]" not in outcome.stderr


def test_only_tls_1_2_and_1_3_are_spoken(server):
    assert server.shake_hands(version=ssl.TLSVersion.TLSv1_2) == "TLSv1.2"
    assert server.shake_hands(version=ssl.TLSVersion.TLSv1_3) == "TLSv1.3"
    with pytest.raises(ssl.SSLError, match="PROTOCOL_VERSION"):
        server.shake_hands(version=ssl.TLSVersion.TLSv1_1)


def test_browsers_get_http_2(server):
    assert server.shake_hands(then=ssl.SSLSocket.selected_alpn_protocol) == "h2"


def test_a_session_cannot_be_resumed_from_a_ticket(server):
    def has_ticket(connection):
        return connection.session.has_ticket

    assert not server.shake_hands(version=ssl.TLSVersion.TLSv1_2, then=has_ticket)


def test_pages_come_encrypted_with_our_headers(server):
    def page(connection):
        connection.sendall(
            f"GET / HTTP/1.1\r\nHost: {DOMAIN}\r\nConnection: close\r\n\r\n".encode()
        )
        return b"".join(iter(lambda: connection.recv(4096), b""))

    answer = server.shake_hands(protocols=["http/1.1"], then=page)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"X-headers: yes" in answer
    assert answer.endswith(b"<p>generated</p>")


def test_other_names_get_no_certificate(server):
    with pytest.raises(ssl.SSLError, match="UNRECOGNIZED_NAME"):
        server.shake_hands(name="other.example")


def test_port_80_sends_on_to_the_same_address(server):
    status, headers, _ = server.ask("/credit-card?balance=1")
    assert (status, headers["Location"]) == (301, f"https://{DOMAIN}/credit-card?balance=1")


def test_port_80_is_silent_to_other_names(server):
    with pytest.raises(http.client.RemoteDisconnected):
        server.ask("/", host="other.example")


def test_certbot_finds_its_answer_on_port_80(server):
    (server.folder / "acme/.well-known/acme-challenge/word").write_text("answer")
    assert server.ask("/.well-known/acme-challenge/word")[::2] == (200, b"answer")


def test_prometheus_asks_at_a_port_of_this_machine(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.metrics, timeout=10)
    connection.request("GET", "/metrics")
    # There is no worker here to answer; anything else is not even asked of one.
    assert connection.getresponse().status == 502
    connection = http.client.HTTPConnection("127.0.0.1", server.metrics, timeout=10)
    connection.request("GET", "/health")
    assert connection.getresponse().status == 404
