"""The web servers of others in front of Farthing, each with the example in nginx/more/fronts."""

import contextlib
import os
import pathlib
import re
import subprocess
import tempfile
import time

import pytest
from test_tls import DOMAIN, answers
from visits import curl, headers, served

from serving import ROOT, free_port

FORM = "Content-Type: application/x-www-form-urlencoded"
CARD = "/credit-card?balance=3000&apr=24&payment=124"
# What servers add of their own, or what belongs to one connection.
OF_A_SERVER = {"server", "date", "via", "connection", "keep-alive", "transfer-encoding", "alt-svc"}


class Front:
    """A web server whose files, ports and log are in a folder."""

    example = ""
    command = []

    def __init__(self, behind):
        self.behind, self.folder = behind, behind.folder
        self.http, self.https = free_port(), free_port()
        self.log = self.folder / "front.log"
        (self.folder / "front.conf").write_text(self.configuration())

    def configuration(self):
        raise NotImplementedError

    def part(self, *changes):
        """The example, with files and ports of this test in it."""
        text = (ROOT / "nginx" / "more" / "fronts" / self.example).read_text()
        usual = [
            ("/run/farthing-nginx/", f"{self.folder}/"),
            ("/var/lib/farthing/", f"{self.folder}/"),
        ]
        for before, after in [*usual, *changes]:
            assert before in text or (before, after) in usual
            text = text.replace(before, after)
        return text

    def start(self):
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [word.format(folder=self.folder) for word in self.command],
                cwd=self.folder,
                env={**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + 20
        while not answers(self.https):
            assert self.process.poll() is None and time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)
        return self

    def stop(self):
        self.process.terminate()
        self.process.wait(20)

    def logged(self):
        """What is in all files that it and what is behind it have written."""
        files = [file for file in self.folder.rglob("*log*") if file.is_file()]
        assert self.log in files
        return "".join(file.read_text(errors="replace") for file in files)


class Nginx(Front):
    example = "nginx.conf"
    command = ["nginx", "-p", "{folder}", "-c", "{folder}/front.conf", "-e", "{folder}/front.log"]

    def configuration(self):
        example = self.part(
            ("@domain@", DOMAIN),
            ("    listen [::]:", "    #"),
            ("listen 80", f"listen 127.0.0.1:{self.http}"),
            ("listen 443", f"listen 127.0.0.1:{self.https}"),
            ("/etc/farthing/", f"{self.folder}/"),
        )
        user = "user root;" if os.getuid() == 0 else ""
        kinds = ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"]
        folders = "".join(f"{kind}_temp_path {self.folder}/front-{kind};\n" for kind in kinds)
        return f"""
            daemon off; pid {self.folder}/front.pid; {user}
            events {{}}
            http {{ access_log {self.folder}/access.log; {folders} {example} }}"""


class Apache(Front):
    example = "apache.conf"
    command = ["apache2", "-d", "{folder}", "-f", "{folder}/front.conf", "-DFOREGROUND"]
    modules = ["mpm_event", "authz_core", "authz_host", "alias", "headers"]
    modules += ["proxy", "proxy_http", "socache_shmcb", "ssl"]

    def configuration(self):
        certificates = f"/etc/letsencrypt/live/{DOMAIN}"
        example = self.part(
            ("*:80", f"127.0.0.1:{self.http}"),
            ("*:443", f"127.0.0.1:{self.https}"),
            (f"{certificates}/fullchain.pem", f"{self.folder}/tls/certificate.pem"),
            (f"{certificates}/privkey.pem", f"{self.folder}/tls/key.pem"),
        )
        modules = "".join(
            f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n"
            for name in self.modules
        )
        return f"""{modules}
            ServerName {DOMAIN}
            PidFile {self.folder}/front.pid
            DefaultRuntimeDir {self.folder}
            User www-data
            Group www-data
            ErrorLog {self.folder}/front.log
            LogFormat "%h %r" common
            CustomLog {self.folder}/access.log common
            LimitRequestLine 28000
            LimitRequestFieldSize 28000
            Listen 127.0.0.1:{self.http}
            Listen 127.0.0.1:{self.https}
            {example}"""


class Caddy(Front):
    example = "Caddyfile"
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", "{folder}/front.conf"]

    def configuration(self):
        return self.part(
            (
                "\n{\n",
                "\n{\nadmin off\nskip_install_trust\ndefault_bind 127.0.0.1\n"
                f"http_port {self.http}\nhttps_port {self.https}\n",
            ),
            (
                f"{DOMAIN} {{",
                f"{DOMAIN} {{\ntls {self.folder}/tls/certificate.pem {self.folder}/tls/key.pem\n",
            ),
        )


@pytest.fixture(scope="module", params=[Nginx, Apache, Caddy], ids=lambda front: front.example)
def front(request, site):
    # One that leaves its rights as root has to be let into the folder.
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        with served(site, folder, {}, door="proxy") as behind:
            front = request.param(behind).start()
            yield front
            front.stop()


def test_answers_come_through(front):
    assert "5,214.22" in curl(front, CARD, "127.0.0.1")[2]
    assert curl(front, "/health", "127.0.0.1")[1:] == (200, "ok")


@pytest.mark.parametrize("path", ["/", CARD, "/loan.csv?amount=9000&rate=7&years=1", "/nowhere"])
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_headers_are_farthings_own(front, path, encoding):
    options = ["--http1.1", "--header", f"Accept-Encoding: {encoding}"]
    status, through = headers(front, path, *options)
    socket_of_farthing = ["--unix-socket", front.folder / "http.sock"]
    same = headers(front, path, *options, *socket_of_farthing, address=f"http://{DOMAIN}{path}")
    assert (status, shown(through)) == (same[0], shown(same[1]))
    assert "strict-transport-security" in through


def shown(found):
    """Without what servers add and what is new in each answer; lines of one name together."""
    return {
        name: None if name == "content-security-policy" else re.split(", *", ",".join(values))
        for name, values in found.items()
        if name not in OF_A_SERVER
    }


@pytest.mark.parametrize(
    "sent",
    [
        [f"https://{DOMAIN}{CARD}&more={'x' * 20_000}"],
        ["--header", f"Cookie: cards={'x' * 20_000}", f"https://{DOMAIN}/cards"],
    ],
    ids=["address", "cookies"],
)
def test_what_is_long_is_answered_as_without_it(front, sent):
    """20 KB: more than these web servers take by themselves."""
    through = answered(["--connect-to", f"::127.0.0.1:{front.https}", *sent])
    plain = [word.replace("https:", "http:") for word in sent]
    assert through == answered(["--unix-socket", front.folder / "http.sock", *plain])


def answered(options):
    """The status and the title of a page."""
    command = ["curl", "--silent", "--insecure", "--http1.1", "--include", *options]
    page = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return page.split()[1], re.search("<title>(.*)</title>", page)[1]


def test_an_encoded_slash_stays_one(front):
    status, words = curl(front, "/groups%2Fopen/a%2Fb", "127.0.0.1")[1:]
    assert status == 404
    assert 'href="/"' in words


def test_a_form_that_is_too_large_is_refused_by_farthing(front):
    form = front.folder / "form"
    form.write_text(f"name=Blue&balance=1&limit=2&due-day=5&note={'x' * 300_000}")
    options = ["--data-binary", f"@{form}", "--header", FORM, "--http1.1"]
    status, words = curl(front, "/cards", "127.0.0.1", *options)[1:]
    assert status == 400
    assert 'href="/"' in words


def test_visitors_are_limited_one_by_one_whatever_they_say(front):
    """Somebody who asks too often, as somebody else each time."""
    statuses = set()
    for number in range(60):
        pretended = ["--header", f"X-Forwarded-For: 192.0.2.{number}"]
        statuses.add(curl(front, "/cards/calendar.ics", "127.5.5.5", *pretended)[1])
    assert 429 in statuses
    assert curl(front, "/cards/calendar.ics", "127.6.6.6")[1] != 429


def test_nothing_about_visitors_is_logged(front):
    asked = "/credit-card?balance=4321&apr=24&payment=124&marker=secret31415"
    assert curl(front, asked, "127.7.7.7")[1] == 200
    with closed(front):
        assert curl(front, asked, "127.7.7.7")[1] in {502, 503}
    assert curl(front, asked, "127.7.7.7")[1] == 200
    logged = front.logged()
    assert "31415" not in logged
    assert "127.7.7.7" not in logged


@contextlib.contextmanager
def closed(front):
    """Farthing does not answer the web server in front."""
    front.behind.stop()
    (front.folder / "http.sock").unlink(missing_ok=True)
    try:
        yield
    finally:
        front.behind.start()


def test_without_tls_visitors_are_sent_to_tls(front):
    address, way = f"{DOMAIN}:{front.http}", f"{DOMAIN}:{front.http}:127.0.0.1"
    status, found = headers(front, CARD, "--resolve", way, address=f"http://{address}{CARD}")
    assert status in {301, 308}
    assert found["location"][0].startswith(f"https://{DOMAIN}")
    assert found["location"][0].endswith(CARD)
