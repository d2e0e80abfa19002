"""nginx/more/container, which an image runs: outside of one, in folders of its own."""

import os
import subprocess

import pytest

from serving import ROOT, Site, programs

ORIGIN = "https://money.example"


class Container(Site):
    """What runs in a container, with the programs that were built for the other tests."""

    script = ROOT / "nginx" / "more" / "container"

    def __init__(self, folder, keys, **environment):
        super().__init__()
        self.folder, self.ready = folder, "Farthing is at port"
        self.environment = {
            **os.environ,
            "LISTEN": "127.0.0.1",
            "PORT": str(self.port),
            "FOLDER": str(folder),
            "KEYS": str(keys),
            "PROGRAMS": str(programs()),
            "WORKERS": "2",
            **environment,
        }


@pytest.fixture
def keys(tmp_path):
    folder = tmp_path / "keys"
    folder.mkdir(mode=0o700)
    return folder


@pytest.fixture
def start(site, tmp_path, keys):
    """Starts containers one after another; the site has the programs built."""
    started = []

    def start(**environment):
        folder = tmp_path / f"farthing-{len(started)}"
        started.append(Container(folder, keys, ORIGIN=ORIGIN, **environment).start())
        return started[-1]

    yield start
    for container in started:
        if container.process.poll() is None:
            container.stop()


def test_it_answers_for_the_address_that_visitors_see(start):
    container = start()
    assert container.ask("/health", Host="money.example").body == b"ok"
    page = container.ask("/credit-card?balance=3000&apr=24", Host="money.example")
    assert (page.status, b"<h1" in page.body) == (200, True)
    assert page.headers["Strict-Transport-Security"]


def test_cookies_outlive_a_container(start, keys):
    first = start()
    form, kind = "name=Blue&balance=1&limit=2&due-day=5", "application/x-www-form-urlencoded"
    host = {"Host": "money.example"}
    answer = first.ask("/cards", "POST", form, Content_Type=kind, Origin=ORIGIN, **host)
    cookies = answer.headers.get_all("Set-Cookie")
    [cookie] = [c.split(";")[0] for c in cookies if c.startswith("__Host-cards=")]
    first.stop()
    assert (keys / "keys").stat().st_mode & 0o777 == 0o600
    assert b'"Blue"' in start().ask("/cards.json", Cookie=cookie, **host).body


def test_each_visitor_behind_the_proxy_is_limited_alone(start):
    container = start()

    def statuses(visitor):
        return {
            container.ask("/cards/calendar.ics", X_Forwarded_For=visitor).status for _ in range(20)
        }

    assert 429 in statuses("198.51.100.7")
    assert 429 not in {container.ask("/loan?amount=1", X_Forwarded_For="198.51.100.8").status}


def test_whoever_is_no_proxy_cannot_say_who_asks(start):
    container = start(TRUSTED_PROXIES="192.0.2.1")
    # From this machine itself, which is not limited: a believed address would be.
    statuses = {
        container.ask("/cards/calendar.ics", X_Forwarded_For="198.51.100.7").status
        for _ in range(20)
    }
    assert 429 not in statuses


@pytest.mark.parametrize("origin", ["", "money.example", "https://money.example/path"])
def test_without_its_address_it_says_what_is_missing(tmp_path, keys, origin):
    environment = {**os.environ, "ORIGIN": origin, "FOLDER": str(tmp_path), "KEYS": str(keys)}
    outcome = subprocess.run(
        [Container.script], check=False, env=environment, capture_output=True, text=True
    )
    assert outcome.returncode == 1
    assert outcome.stderr == (
        "ORIGIN has to be the address that visitors see, such as https://money.example.\n"
    )


def test_a_site_that_does_not_start_ends_and_says_why(tmp_path, keys):
    """Its log of workers leads to a pipe that it holds open itself."""
    container = Container(tmp_path, keys, ORIGIN=ORIGIN, TRUSTED_PROXIES="10.0.0.0/33")
    outcome = subprocess.run(
        [Container.script],
        check=False,
        env=container.environment,
        text=True,
        timeout=60,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert outcome.returncode == 1
    assert "10.0.0.0/33" in outcome.stdout
    assert "The site did not start; see" in outcome.stdout


def test_a_signal_ends_everything(start):
    container = start()
    container.process.terminate()
    assert container.process.wait(timeout=20) == 0
    container.wait_until_gone()
