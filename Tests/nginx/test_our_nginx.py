"""The nginx of Farthing, which gets a new configuration at once, and Debian's, which gives way."""

import os
import subprocess

import pytest
from machine import Machine

from serving import ROOT

DOMAIN = "money.example"
ALONE = [DOMAIN, "--self-signed", "--no-upgrades"]
BEHIND = [DOMAIN, "--no-upgrades", "--behind-proxy"]
as_root = pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path / "machine")


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
        machine.succeeds(*ALONE)
    watch(machine)
    for _ in range(2):
        last = (configuration / "nginx.conf").stat().st_ino
        machine.succeeds(*ALONE)
        assert (configuration / "nginx.conf").stat().st_ino != last
    assert not (machine.folder / "gone").exists(), (machine.folder / "gone").read_text()
    assert configuration.is_symlink()
    assert "include door/*.conf;" in (configuration / "nginx.conf").read_text()
    assert not (machine.folder / "etc" / "nginx.new").exists()


@as_root
def test_a_configuration_that_nginx_does_not_understand_is_not_led_to(machine):
    machine.succeeds(*ALONE)
    last = (machine.folder / "etc" / "nginx").readlink()
    machine.command("nginx", 'case "$*" in *-t*) exit 1 ;; esac')
    assert machine.run(*ALONE).returncode == 1
    assert (machine.folder / "etc" / "nginx").readlink() == last


@as_root
def test_what_nginx_has_read_already_is_not_read_again(machine):
    for reloads in [1, 1]:
        machine.succeeds(*ALONE)
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


@as_root
@pytest.mark.parametrize("door", [[], ["--beside"]])
@pytest.mark.parametrize("file, has", [("/nowhere", False), ("/proc/net", True)])
def test_a_machine_without_ipv6_listens_where_it_can(machine, monkeypatch, door, file, has):
    monkeypatch.setenv("FARTHING_IPV6", file)
    machine.succeeds(*ALONE, *door)
    written = machine.folder / "etc" / "nginx" / "door" / "servers.conf"
    if door:
        [written] = (machine.folder / "available").iterdir()
    lines = [line.strip() for line in written.read_text().splitlines()]
    assert any(line.startswith("listen 443") for line in lines)
    assert any("[::]:443" in line for line in lines) is has


# ---- Debian's ------------------------------------------------------------------------------------


class DebiansNginx:
    """What systemd knows of nginx.service: whether it starts with the machine, whether it runs."""

    def __init__(self, machine, starts, runs):
        self.starts, self.runs = machine.folder / "starts", machine.folder / "runs"
        for file, holds in [(self.starts, starts), (self.runs, runs)]:
            if holds:
                file.touch()
        machine.command(
            "systemctl",
            f"""case "$*" in
              "--quiet is-enabled nginx.service") [ -e {self.starts} ] ;;
              "--quiet is-active nginx.service") [ -e {self.runs} ] ;;
              "disable --now nginx.service") rm -f {self.starts} {self.runs} ;;
              "disable nginx.service") rm -f {self.starts} ;;
              "enable nginx.service") touch {self.starts} ;;
              "start nginx.service" | "reload-or-restart nginx.service") touch {self.runs} ;;
            esac""",
        )

    @property
    def state(self):
        return self.starts.exists(), self.runs.exists()


@as_root
@pytest.mark.parametrize("state", [(True, True), (True, False), (False, True), (False, False)])
def test_debians_nginx_has_again_what_it_had(machine, state):
    debians = DebiansNginx(machine, *state)
    for _ in range(2):
        machine.succeeds(*ALONE)
        assert debians.state == (False, False)
    said = machine.succeeds("--off")
    assert debians.state == state
    assert ("nginx of Debian, as it was before" in said) is (True in state)
    # Whoever turns it off after that means it.
    debians.starts.unlink(missing_ok=True)
    machine.succeeds("--off")
    assert not debians.starts.exists()


@as_root
def test_one_that_found_its_port_taken_starts_with_the_machine_again(machine):
    debians = DebiansNginx(machine, starts=True, runs=False)
    machine.succeeds(*BEHIND)
    assert debians.state == (False, False)
    machine.succeeds("--off")
    assert debians.state == (True, False)


@as_root
def test_one_with_sites_of_its_own_is_left_while_it_is_stopped(machine):
    """It may be the web server that we are behind."""
    debians = DebiansNginx(machine, starts=True, runs=False)
    text = "# configuration file /etc/nginx/sites-enabled/shop:\\nserver {\\n}\\n"
    machine.command("nginx", f"""case "$*" in *-T*) printf '{text}' ;; esac""")
    machine.succeeds(*BEHIND)
    assert debians.state == (True, False)


@as_root
def test_one_that_serves_others_beside_us_goes_on(machine):
    debians = DebiansNginx(machine, starts=True, runs=True)
    machine.succeeds(*ALONE)
    machine.succeeds(*ALONE, "--beside")
    assert debians.state == (True, True)
    debians.starts.unlink()
    machine.succeeds("--off")
    assert debians.state == (False, True)


@as_root
def test_what_an_older_version_has_not_kept_is_said(machine):
    DebiansNginx(machine, starts=False, runs=False)
    machine.succeeds(*ALONE)
    assert not (machine.folder / "etc" / "nginx-before").exists()
    assert "systemctl enable --now nginx would start it" in machine.succeeds("--off")
