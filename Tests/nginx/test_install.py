"""What nginx/install and nginx/uninstall say they would do to a machine, without doing it."""

import os
import subprocess

import pytest

from serving import ROOT

# Each notes that it was called; none may be when nothing is to change.
COMMANDS = "apt-get certbot cp install ln mkdir mv rm swift systemctl".split()


@pytest.fixture
def told(tmp_path):
    """Runs a script where a command that changes something leaves a trace."""
    trace = tmp_path / "trace"
    for name in COMMANDS:
        command = tmp_path / name
        command.write_text(f'#!/bin/sh\necho "{name} $*" >>{trace}\n')
        command.chmod(0o755)

    def tell(script, *arguments, **environment):
        outcome = subprocess.run(
            [ROOT / "nginx" / script, *arguments],
            check=False,
            env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", **environment},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert not trace.exists(), trace.read_text()
        return outcome

    return tell


def test_installing_tells_every_step_and_takes_none(told):
    outcome = told("install", "money.example", "--dry-run")
    assert outcome.returncode == 0, outcome.stdout
    assert [line[3:] for line in outcome.stdout.splitlines() if line.startswith("== ")] == [
        "what is missing from Debian",
        "the programs",
        "settings",
        "the generated site",
        "a certificate to start with",
        "the configuration of nginx",
        f"{len(os.sched_getaffinity(0)) + 1} workers",
        "the timer of mortgage rates",
        "nginx",
        "a certificate of Let's Encrypt",
        "Farthing is at https://money.example",
    ]
    for said in [
        "write /etc/farthing/environment",
        "enable --now farthing.socket",
        "farthing-rates.timer",
        "--webroot",
    ]:
        assert said in outcome.stdout


def test_a_key_is_not_told(told):
    assert " sign" not in told("install", "money.example", "--dry-run").stdout


def test_without_lets_encrypt_certbot_is_not_asked(told):
    outcome = told("install", "money.example", "--dry-run", "--self-signed")
    assert outcome.returncode == 0
    assert "certbot certonly" not in outcome.stdout
    assert "openssl req -x509" in outcome.stdout


def test_the_number_of_workers_can_be_chosen(told):
    outcome = told("install", "money.example", "--dry-run", WORKERS="2")
    assert "enable farthing@1.service farthing@2.service\n" in outcome.stdout


@pytest.mark.parametrize("workers", ["0", "-1", "many", "100"])
def test_a_number_of_workers_that_cannot_be_is_refused(told, workers):
    outcome = told("install", "money.example", "--dry-run", WORKERS=workers)
    assert outcome.returncode == 1
    assert outcome.stdout == f"WORKERS has to be from 1 to 99, not {workers}.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["money"],
        ["two.example", "domains.example"],
        ["money.example;reboot"],
        ["https://money.example/"],
        ["money.example", "--selfsigned"],
    ],
)
def test_what_is_no_domain_is_refused(told, arguments):
    outcome = told("install", *arguments, "--dry-run")
    assert outcome.returncode == 1
    assert outcome.stdout == "usage: nginx/install DOMAIN [--self-signed] [--dry-run]\n"


def test_uninstalling_tells_every_step_and_takes_none(told):
    outcome = told("uninstall", "--dry-run")
    assert outcome.returncode == 0, outcome.stdout
    assert "rm -rf /usr/local/lib/farthing /var/lib/farthing" in outcome.stdout
    assert "rm -rf /etc/farthing\n" in outcome.stdout


def test_settings_can_be_kept(told):
    outcome = told("uninstall", "--keep-settings", "--dry-run")
    assert "rm -rf /etc/farthing/nginx /etc/farthing/tls\n" in outcome.stdout
    assert "rm -rf /etc/farthing\n" not in outcome.stdout


def test_uninstalling_refuses_what_it_does_not_know(told):
    outcome = told("uninstall", "--keep-setings", "--dry-run")
    assert (outcome.returncode, outcome.stdout) == (
        1,
        "usage: nginx/uninstall [--keep-settings] [--dry-run]\n",
    )
