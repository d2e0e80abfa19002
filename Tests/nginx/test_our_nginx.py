"""The nginx of Farthing, which gets a new configuration at once."""

import os
import subprocess

import pytest
from machine import Machine

from serving import ROOT

DOMAIN = "money.example"
ALONE = [DOMAIN, "--self-signed", "--no-upgrades"]
as_root = pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path / "machine")


def succeeds(machine, *arguments):
    outcome = machine.run(*arguments)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


# ---- one step ------------------------------------------------------------------------------------


def watch(machine):
    """Each command that could take it away looks afterwards whether a configuration is there."""
    for name in ["rm", "mv", "ln", "cp", "sed", "perl"]:
        real = subprocess.check_output(["which", name], text=True).strip()
        machine.command(
            name,
            f"""{real} "$@"; status=$?
            [ -e /etc/farthing/nginx/nginx.conf ] || echo "$*" >>{machine.folder}/gone
            exit $status""",
        )


@as_root
@pytest.mark.parametrize("before", ["a folder", "a link"])
def test_there_is_a_configuration_at_every_moment(machine, before):
    configuration = machine.folder / "etc" / "nginx"
    if before == "a folder":
        # As an older version has it.
        (configuration / "http").mkdir(parents=True)
        (configuration / "nginx.conf").write_text("# older\n")
    else:
        succeeds(machine, *ALONE)
    watch(machine)
    for _ in range(2):
        last = (configuration / "nginx.conf").stat().st_ino
        succeeds(machine, *ALONE)
        assert (configuration / "nginx.conf").stat().st_ino != last
    assert not (machine.folder / "gone").exists(), (machine.folder / "gone").read_text()
    assert configuration.is_symlink()
    assert "include door/*.conf;" in (configuration / "nginx.conf").read_text()
    assert not (machine.folder / "etc" / "nginx.new").exists()


@as_root
def test_a_configuration_that_nginx_does_not_understand_is_not_led_to(machine):
    succeeds(machine, *ALONE)
    last = (machine.folder / "etc" / "nginx").readlink()
    machine.command("nginx", 'case "$*" in *-t*) exit 1 ;; esac')
    assert machine.run(*ALONE).returncode == 1
    assert (machine.folder / "etc" / "nginx").readlink() == last


@as_root
def test_what_nginx_has_read_already_is_not_read_again(machine):
    for reloads in [1, 1]:
        succeeds(machine, *ALONE)
        assert machine.noted.count("reload-or-restart farthing-nginx.service") == reloads


# ---- HTTP/2 --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "version, form",
    [
        ("1.22.1", "listen 443 ssl http2;"),
        ("1.25.0", "listen 443 ssl http2;"),
        ("1.25.1", "http2 on;"),
        ("1.26.3", "http2 on;"),
        ("1.30.0 (Debian)", "http2 on;"),
    ],
)
def test_http_2_is_asked_for_in_the_form_that_nginx_wants(tmp_path, version, form):
    """Of 1.25.1: "the http2 parameter of the listen directive is deprecated"."""
    file = tmp_path / "servers.conf"
    file.write_text((ROOT / "nginx" / "doors" / "tls" / "servers.conf").read_text())
    nginx = tmp_path / "nginx"
    nginx.write_text(f'#!/bin/sh\necho "nginx version: nginx/{version}" >&2\n')
    nginx.chmod(0o755)
    script = f'. {ROOT}/nginx/setting-up/our-nginx; PATH={tmp_path}:$PATH; fit_http2 "$0"'
    subprocess.run(["bash", "-euc", script, file], check=True)
    lines = [line.strip() for line in file.read_text().splitlines()]
    assert lines.count(form) == (2 if form == "http2 on;" else 1)
    assert sum("http2" in line for line in lines if not line.startswith("#")) == (
        2 if form == "http2 on;" else 4
    )
    assert sum(line.startswith("listen") and "443 ssl" in line for line in lines) == 4
