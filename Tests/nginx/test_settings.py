"""Settings that change while the site runs are the same in every worker; wrong ones are refused."""

import json
import os
import signal
import subprocess
import time

import pytest

from Load.survival.workers import program_of
from serving import Site


@pytest.fixture
def settings(tmp_path):
    file = tmp_path / "settings.json"
    save(file, origins=["https://before.example"])
    return file


@pytest.fixture
def partners_site(settings):
    with Site(FARTHING_SETTINGS=str(settings)) as site:
        yield site


def test_a_worker_that_was_idle_has_the_last_good_settings(partners_site, settings):
    site = partners_site
    assert allowed(site) == {"https://before.example"}
    idle = site.workers()[1:]
    with_signal(signal.SIGSTOP, idle)
    save(settings, origins=["https://after.example"])
    assert allowed(site, times=1) == {"https://after.example"}
    settings.write_text("{")
    with_signal(signal.SIGCONT, idle)
    assert allowed(site) == {"https://after.example"}


def test_a_colour_that_was_corrected_is_said_at_the_start_and_when_it_changes(tmp_path):
    file = tmp_path / "settings.json"
    save(file, origins=[], accent="ffd400")
    with Site(FARTHING_SETTINGS=str(file)) as site:
        words = "the accent of charity, {}, is hard to read on light pages: #"
        expect_said(site, words.format("#ffd400"))
        save(file, origins=[], accent="ffe97f")
        expect_said(site, words.format("#ffe97f"))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (
            {"FARTHING_LETTERS": "redis://localhost:6379"},
            "FARTHING_LETTERS is redis://localhost:6379: workers have no network, so a Redis is "
            "named by the path of its Unix socket: redis:/path/of.sock.",
        ),
        (
            {"FARTHING_LETTERS": "yes"},
            "FARTHING_LETTERS is yes: it must be sqlite:/path, redis:/path/of.sock, or empty for "
            "no letter box.",
        ),
        (
            {"FARTHING_LETTERS_LIMIT": "lots"},
            "FARTHING_LETTERS_LIMIT is lots: it must be a number of bytes, like 500M or 1G.",
        ),
        (
            {"FARTHING_LETTERS": "redis:/no.sock", "FARTHING_LETTERS_WAIT": "0"},
            "FARTHING_LETTERS_WAIT is 0: it must be a number of milliseconds from 10 to 10000.",
        ),
        *[
            (
                {"FARTHING_ORIGIN": origin},
                f"FARTHING_ORIGIN is {origin}: it must be the address of the site without a path, "
                "like https://money.example.",
            )
            for origin in ["ftp://a.example", "money.example", "https://", "https://a.example/b"]
        ],
        (
            {"FARTHING_TIMEZONE": "Mars/X"},
            "FARTHING_TIMEZONE is Mars/X: it must be the name of a time zone, like Europe/London.",
        ),
        (
            {"FARTHING_TIMEZONE": "../localtime"},
            "FARTHING_TIMEZONE is ../localtime: it must be the name of a time zone, like "
            "Europe/London.",
        ),
    ],
)
def test_a_worker_with_a_wrong_setting_does_not_start(site, settings, sentence):
    worker, environment = program_of(site)
    started = subprocess.run(
        [worker],
        check=False,
        env={**environment, **settings},
        text=True,
        timeout=30,
        stderr=subprocess.PIPE,
    )
    assert started.returncode == 1
    assert started.stderr == f"farthing-server: {sentence}\n"


@pytest.mark.parametrize("arguments", [["--check-keys"], ["--help"], ["--check-keys", "a", "b"]])
def test_a_worker_that_is_called_in_another_way_does_not_start(site, arguments):
    worker, environment = program_of(site)
    called = subprocess.run(
        [worker, *arguments],
        check=False,
        env=environment,
        text=True,
        timeout=30,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    assert called.returncode == 64
    sentence = "it is called without anything, or with --check-keys FILE or --letters."
    assert called.stderr == f"farthing-server: {sentence}\n"


def test_a_site_on_this_machine_keeps_letters_in_its_own_folder(site):
    _, environment = program_of(site)
    assert environment["FARTHING_LETTERS"] == f"sqlite:{site.folder}/letters.sqlite"


def test_an_empty_letter_box_is_none():
    with Site(FARTHING_LETTERS="") as site:
        _, environment = program_of(site)
        assert environment["FARTHING_LETTERS"] == ""
        assert site.ask("/groups").status == 200


def expect_said(site, words):
    log = site.folder / "logs" / "workers.log"
    end = time.monotonic() + 15
    while words not in log.read_text():
        assert time.monotonic() < end, log.read_text()
        site.ask("/embed/credit-card?partner=charity")


def save(file, origins, **more):
    partner = {"id": "charity", "name": "Charity", "origins": origins, **more}
    new = file.with_suffix(".new")
    new.write_text(json.dumps({"partners": [partner]}))
    new.replace(file)


def allowed(site, times=60):
    """Who may frame the site, as many answers say."""
    answers = [site.ask("/embed/credit-card?partner=charity") for _ in range(times)]
    policies = {answer.headers["Content-Security-Policy"] for answer in answers}
    return {policy.split("frame-ancestors 'self' ")[1] for policy in policies}


def with_signal(number, workers):
    for worker in workers:
        os.kill(worker, number)
