"""Logs: turned over as Debian does it, and without anything that visitors typed or are."""

import pathlib
import stat
import time

from Machine.checks.machine import ask, run, succeeds
from Machine.checks.timers import KEY

LOG = pathlib.Path("/var/log/farthing/access.log")
LAST = pathlib.Path("/var/log/farthing/access.log.1")
MARKER = "marker31415"
SOURCE = "127.98.76.54"
FORM = {"Content_Type": "application/x-www-form-urlencoded"}
FOLDERS = ["/var/log", "/var/lib/nginx", "/var/lib/private", "/var/tmp", "/tmp", "/run/log"]
FOLDERS += ["/run/private", "/var/lib/systemd/coredump"]


def rotated():
    """By logrotate.service of Debian, as after a week; nginx goes on in the new file."""
    ask("/rates.json")
    status = pathlib.Path("/var/lib/logrotate/status")
    status.write_text(f'logrotate state -- version 2\n"{LOG}" 2020-1-1-0:0:0\n')
    yield succeeds("logrotate.service turns the logs over", "systemctl", "start", "logrotate")
    yield f"there is {LAST.name}", LAST.exists() and "GET /rates.json 200" in LAST.read_text()
    time.sleep(2)
    before = LAST.read_bytes()
    ask("/loan.json")
    time.sleep(1)
    yield "nginx writes into the new one", "GET /loan.json" in LOG.read_text()
    yield "and no longer into the last", LAST.read_bytes() == before
    about = stat.filemode(LOG.stat().st_mode), LOG.owner(), LOG.group()
    yield f"the new one is {' '.join(about)}", about == ("-rw-r-----", "www-data", "adm")


def hold_nothing():
    """The marker is in every part of a request that a visitor has in hand."""
    for status, sentence in asked():
        yield f"{sentence} are answered with {status}", status < 500
    time.sleep(2)
    yield "the log of nginx names pages", "GET /credit-card.json" in LOG.read_text()
    named = "method=GET route=/credit-card.json status=422" in journal("--unit=farthing@*")
    yield "the journal names routes", named
    run("logger", "can-be-found")
    yield "what is in the journal is found", "the journal" in places("can-be-found")
    secrets = {"what was asked": MARKER, "an address": SOURCE, "a key for FRED": KEY}
    secrets["a key of cookies"] = pathlib.Path("/etc/farthing/keys").read_text().split()[1]
    for name, secret in secrets.items():
        found = places(secret)
        yield f"{name} is in {found or 'no log'}", not found


def asked():
    """Statuses of requests that are answered, refused, too large, and nobody's."""
    token = f"v4.local.{MARKER}"
    headers = {
        "Cookie": f"__Host-cards={token}; x={MARKER}",
        "Referer": f"https://{MARKER}.example/",
    }
    headers["User_Agent"] = MARKER
    for path in [
        f"/credit-card.json?balance={MARKER}&apr=20",
        f"/loan.pdf?amount=1000&rate=5&years=1&lender={MARKER}",
        f"/cards/receive?w={token}",
        f"/groups/open?g={token}",
        f"/groups/{MARKER}",
        f"/{MARKER}",
        f"/assets/{MARKER}.css",
        f"/loan?lender={MARKER * 4000}",
        f"/loan?lender=%00{MARKER}",
    ]:
        yield ask(path, source=SOURCE, **headers).status, f"requests for {path.split('?')[0]}"
    form = f"name={MARKER}&balance=1&limit=2&due-day=5"
    yield ask("/cards", "POST", form, SOURCE, **headers, **FORM).status, "forms"
    large = f"file={MARKER}" + "0" * 600_000
    yield ask("/cards/import", "POST", large, SOURCE, **headers, **FORM).status, "large forms"


def places(secret):
    """Files and the journal, this start of the machine's and the ones before."""
    files = [file for folder in FOLDERS for file in pathlib.Path(folder).rglob("*")]
    found = [str(file) for file in files if file.is_file() and secret.encode() in content(file)]
    return found + ["the journal"] * (secret in journal())


def content(file):
    """A file that is taken away meanwhile holds nothing."""
    try:
        return file.read_bytes()
    except OSError:
        return b""


def journal(*options):
    """With every field that systemd adds, such as command lines."""
    return run("journalctl", "--quiet", "--all", "--no-pager", "--output=export", *options).stdout
