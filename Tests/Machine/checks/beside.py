"""Farthing beside another site of the same nginx, and behind a web server of somebody else's."""

import http.client
import pathlib
import subprocess

from Machine.checks.installation import APT, KEYS, LOG, SOURCE, package, state_of
from Machine.checks.machine import DOMAIN, answers, ask, eventually, is_active, run, succeeds

SHOP = pathlib.Path("/etc/nginx/sites-enabled/shop")
CONTENT = """server {
    listen 80;
    server_name shop.example;
    location / { return 200 "shop\\n"; }
}
"""


def other_sites():
    """nginx of Debian serves a shop; the site that was there alone goes and comes beside it."""
    yield succeeds("farthing-setup --off", "farthing-setup", "--off")
    state = state_of("nginx.service")
    yield f"nginx of Debian is {state} again, as it was", state == ("active", "enabled")
    SHOP.write_text(CONTENT)
    before = files_of_nginx()
    yield succeeds("nginx of Debian has the shop", "systemctl", "reload", "nginx")
    alone = run("farthing-setup", DOMAIN, "--self-signed")
    said = f"nginx already serves {SHOP} here" in alone.stdout
    yield "alone it refuses, and says which site is there", alone.returncode == 1 and said
    yield succeeds("farthing-setup --beside", "farthing-setup", DOMAIN, "--beside", "--self-signed")
    yield "the site answers", eventually(answers, 60)
    yield "so does the shop", shop() == b"shop\n"
    after = files_of_nginx()
    ours = {name for name in after if name.name == "farthing"}
    untouched = {name: text for name, text in after.items() if name not in ours} == before
    yield "no file of nginx that was there has changed", untouched and len(ours) == 2
    yield from same_answers()
    clash = run("farthing-setup", "shop.example", "--beside", "--dry-run")
    named = f"nginx already serves shop.example, by {SHOP}" in clash.stdout
    yield "another site's name is refused", clash.returncode == 1 and named


def same_answers():
    """What visitors get does not show that there is an nginx more."""
    answer = ask("/credit-card.json?balance=3000&apr=24&payment=124")
    yield "figures are right", (answer.status, b"5214.22" in answer.body) == (200, True)
    header = ask("/").headers["Strict-Transport-Security"]
    yield f"browsers are told to stay with TLS: {header}", header is not None
    form = f"name=Blue&balance=1&limit=2&due-day=5&note={'x' * 300_000}"
    status = ask("/cards", "POST", form, Content_Type="application/x-www-form-urlencoded").status
    yield f"a form that is too large is answered with {status}", status == 400
    statuses = {ask("/cards/calendar.ics", source="127.5.5.5").status for _ in range(60)}
    yield f"one visitor who asks too often is answered with {statuses}", 429 in statuses
    status = ask("/credit-card?balance=1&apr=1", source="127.6.6.6").status
    yield f"another one with {status}", status == 200
    log = LOG.read_text() + pathlib.Path("/var/log/nginx/access.log").read_text()
    yield "no log has an address", "127.5.5.5" not in log and "127.6.6.6" not in log


def behind_a_proxy():
    yield succeeds(
        "farthing-setup --behind-proxy=8080", "farthing-setup", DOMAIN, "--behind-proxy=8080"
    )
    yield "the other site stays", shop() == b"shop\n"
    told = asked_directly(8080)
    yield f"it answers at port 8080: {told}", told == (200, b"ok")
    yield (
        "nginx of Debian has our site no more",
        not pathlib.Path("/etc/nginx/sites-enabled/farthing").exists(),
    )
    taken = run("farthing-setup", DOMAIN, "--behind-proxy=80", "--dry-run")
    said = "Port 80 is taken by nginx" in taken.stdout
    yield "a port that is taken is refused", taken.returncode == 1 and said


def removed():
    """Removed, keys stay; installed again, the site is back; purged, nothing is left."""
    keys = KEYS.read_bytes()
    yield succeeds("apt removes the package", "apt-get", "remove", "--quiet", "--yes", "farthing")
    yield "keys are kept", KEYS.read_bytes() == keys
    yield (
        "nothing runs",
        not is_active("farthing-nginx.service") and not is_active("farthing.socket"),
    )
    listed = units_listed()
    yield f"systemd lists {listed or 'nothing of it'}", not listed
    yield "the other site stays", shop() == b"shop\n"
    yield succeeds("apt installs it again", *APT, package("1.1.0"))
    yield "it answers as before", eventually(lambda: asked_directly(8080) == (200, b"ok"), 60)
    yield succeeds("apt purges it", "apt-get", "purge", "--quiet", "--yes", "farthing")
    # Who has added the source takes it away.
    SOURCE.unlink()
    listed = units_listed()
    yield f"systemd lists {listed or 'nothing of it'}", not listed
    left = left_over()
    yield f"what is left: {left or 'nothing'}", not left
    yield "the other site stays", shop() == b"shop\n"


def units_listed():
    options = ["--all", "--plain", "--no-legend", "farthing*"]
    return [
        line
        for kind in ["list-units", "list-unit-files"]
        for line in run("systemctl", kind, *options).stdout.splitlines()
    ]


def left_over():
    folders = ["/etc", "/usr", "/var", "/run", "/srv", "/opt"]
    # What apt and dpkg remember of every package, and the list of units of the journal.
    command = ["find", *folders, "-xdev", "-iname", "*farthing*"]
    found = subprocess.run(command, check=False, capture_output=True, text=True).stdout.split("\n")
    kept = ("/var/lib/dpkg", "/var/cache", "/var/lib/apt", "/var/lib/systemd/deb-systemd")
    return [name for name in found if name and not name.startswith(kept)]


def files_of_nginx():
    names = pathlib.Path("/etc/nginx").rglob("*")
    return {name: name.read_bytes() for name in names if name.is_file()}


def shop():
    return told_by(http.client.HTTPConnection("127.0.0.1", 80, timeout=30), "shop.example", "/")[1]


def asked_directly(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        return told_by(connection, DOMAIN, "/health")
    except OSError:
        return None


def told_by(connection, host, path):
    connection.request("GET", path, headers={"Host": host})
    answer = connection.getresponse()
    return answer.status, answer.read()
