"""The machine that the checks run on: its units, its site, and people who visit it."""

import functools
import http.client
import http.cookiejar
import json
import os
import pathlib
import re
import ssl
import subprocess
import time
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from Load.survival.crowd import Fared, crowd

DOMAIN = "money.example"
ORIGIN = f"https://{DOMAIN}"
# For wrk, as a small Debian has no list of which port a name like https is.
VISITED = f"{ORIGIN}:443"
TIMEOUT = 60


def run(*command, told=None):
    """What a command says, told something, together with its status."""
    return subprocess.run(
        command,
        check=False,
        input=told,
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def succeeds(sentence, *command):
    """Whether a command ends well; what it said where it does not."""
    began = time.monotonic()
    outcome = run(*command)
    told = "" if outcome.returncode == 0 else indented(outcome.stdout[-3000:])
    return f"{sentence} ({time.monotonic() - began:.0f} s){told}", outcome.returncode == 0


def visited_during(sentence, *command):
    """What `succeeds` says of a command, and how visitors fared who were there meanwhile."""
    fared = Fared()
    with ThreadPoolExecutor(1) as another:
        running = another.submit(succeeds, sentence, *command)
        while not running.done():
            with crowd(VISITED, 20, connections=1) as more:
                pass
            fared.add(more)
    return running.result(), fared


def indented(text):
    return "".join(f"\n    {line}" for line in text.splitlines())


def eventually(condition, seconds):
    """Whether a condition comes true within so many seconds."""
    end = time.monotonic() + seconds
    while not (holds := condition()) and time.monotonic() < end:
        time.sleep(0.5)
    return holds


# ---- units ---------------------------------------------------------------------------------------


def property_of(unit, name):
    return run("systemctl", "show", f"--property={name}", "--value", unit).stdout.strip()


def is_active(unit):
    return property_of(unit, "ActiveState") == "active"


def process_of(unit):
    return int(property_of(unit, "MainPID") or 0)


def workers():
    listed = run("systemctl", "list-units", "--all", "--plain", "--no-legend", "farthing@*.service")
    return sorted(re.findall(r"farthing@\d+\.service", listed.stdout))


def processes():
    """The process of each worker."""
    return {worker: process_of(worker) for worker in workers()}


def send(number, process):
    """A signal to one process; 0 is none, and would be all of ours."""
    assert process > 0, "there is no process to send a signal to"
    os.kill(process, number)


def all_replaced(before):
    """Whether each worker runs, in another process than before."""
    return all(after not in (0, before[unit]) for unit, after in processes().items())


def journal_of(unit):
    command = ["journalctl", "--quiet", "--no-pager", "--boot", "--output=cat", "--unit", unit]
    return run(*command).stdout


# ---- the site ------------------------------------------------------------------------------------


@functools.cache
def trust():
    return ssl.create_default_context(cafile="/etc/farthing/tls/certificate.pem")


def ask(path, method="GET", body=None, source="127.0.0.1", **headers):
    """One request over TLS."""
    connection = http.client.HTTPSConnection(
        DOMAIN, timeout=TIMEOUT, source_address=(source, 0), context=trust()
    )
    try:
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        answer.body = answer.read()
        return answer
    finally:
        connection.close()


def answers():
    try:
        return ask("/health").status == 200
    except OSError:
        return False


def requests_counted(route="", port=9464, timeout=TIMEOUT):
    """What the metrics at a port say of requests, to one route or to all."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=timeout) as answer:
        text = answer.read().decode()
    counts = re.findall(r"^farthing_requests_total\{(.*)\} (\d+)$", text, re.MULTILINE)
    return sum(int(count) for labels, count in counts if f'route="{route}' in labels)


class Browser:
    """Somebody's browser, whose cookies are in a file."""

    def __init__(self, file):
        self.cookies = http.cookiejar.LWPCookieJar(file)
        if pathlib.Path(file).exists():
            self.cookies.load()
        self.opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=trust()),
            urllib.request.HTTPCookieProcessor(self.cookies),
        )

    def ask(self, path, **form):
        """Follows where it is led, as browsers do."""
        body = urllib.parse.urlencode(form).encode() if form else None
        with self.opener.open(ORIGIN + path, body, timeout=TIMEOUT) as answer:
            text = answer.read().decode()
        self.cookies.save()
        return text

    def add_card(self, name):
        form = {"name": name, "balance": "900", "limit": "1000", "due-day": "5"}
        return self.ask("/cards", **form)

    def cards(self):
        return [card["name"] for card in json.loads(self.ask("/cards.json"))["cards"]]
