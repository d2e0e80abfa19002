"""Requests as browsers and others send them, to nginx as it is on a server."""

import contextlib
import json
import socket
import subprocess

from test_tls import Server

from Load.survival.workers import Workers, program_of
from serving import ROOT


@contextlib.contextmanager
def served(site, folder, settings, **options):
    """nginx with limits, generated pages, a door and workers, as a server has them."""
    server = Server(folder, **options)
    (folder / "settings.json").write_text(json.dumps(settings))
    (folder / "large").write_bytes(b"a" * 600_000)
    program, environment = program_of(site)
    environment |= {
        "FARTHING_ORIGIN": "https://money.example",
        "FARTHING_SETTINGS": str(folder / "settings.json"),
    }
    generator = program.replace("farthing-server", "farthing-site")
    generated = [generator, ROOT / "Public", folder / "site", environment["FARTHING_ORIGIN"]]
    subprocess.run(generated, env=environment, check=True)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(folder / "fcgi.sock"))
    listening.listen(512)
    with Workers(program, environment, listening):
        server.start()
        try:
            yield server
        finally:
            server.stop()


def curl(server, path, source, *options):
    """The version of HTTP, the status and the words that a browser would get."""
    outcome = subprocess.run(
        ["curl", "--silent", "--max-time", "30", "--interface", source]
        + ["--cacert", server.folder / "tls" / "certificate.pem"]
        + ["--resolve", f"money.example:{server.https}:127.0.0.1"]
        + ["--write-out", "\n%{http_version} %{http_code}", *options]
        + [f"https://money.example:{server.https}{path}"],
        check=False,
        capture_output=True,
        text=True,
        errors="replace",
    )
    assert outcome.returncode == 0, f"curl says {outcome.returncode}"
    words, told = outcome.stdout.rsplit("\n", 1)
    version, status = told.split()
    return version, int(status), words


def headers(server, path, *options, address=None):
    """The status and the headers of an answer, each with all its values."""
    outcome = subprocess.run(
        ["curl", "--silent", "--max-time", "30", "--include", "--insecure"]
        + ["--resolve", f"money.example:{server.https}:127.0.0.1", *options]
        + [address or f"https://money.example:{server.https}{path}"],
        cwd=server.folder,
        check=False,
        capture_output=True,
    )
    lines = outcome.stdout.split(b"\r\n\r\n")[0].decode().split("\r\n")
    found = {}
    for line in lines[1:]:
        name, value = line.split(":", 1)
        found.setdefault(name.lower(), []).append(value.strip())
    return int(lines[0].split()[1]), found
