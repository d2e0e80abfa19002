"""What nginx/install and nginx/uninstall say they would do to a machine, without doing it."""

import os
import shutil
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
        "building the programs",
        "the programs",
        "settings",
        "the generated site",
        "a certificate to start with",
        "the configuration of nginx",
        f"{len(os.sched_getaffinity(0)) + 1} workers",
        "the timer of mortgage rates",
        "updates",
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


def test_a_configuration_is_tried_before_it_takes_the_place_of_the_last(told):
    said = told("install", "money.example", "--dry-run").stdout
    steps = [
        "write /etc/farthing/nginx.new/nginx.conf",
        "nginx -t -q -c /etc/farthing/nginx.new/nginx.conf",
        "rm -rf /etc/farthing/nginx\n",
        "mv /etc/farthing/nginx.new /etc/farthing/nginx",
    ]
    places = [said.index(step) for step in steps]
    assert places == sorted(places)


def test_security_updates_are_on_unless_they_are_refused(told):
    file = "/etc/apt/apt.conf.d/52farthing-upgrades"
    taken = told("install", "money.example", "--dry-run").stdout
    assert "openssl unattended-upgrades\n" in taken
    assert f"write {file}" in taken
    refused = told("install", "money.example", "--dry-run", "--no-upgrades").stdout
    assert "openssl unattended-upgrades" not in refused
    assert f"rm -f {file}" in refused
    for said in [taken, refused]:
        assert "enable --now farthing-updates.timer" in said


AS_ROOT = pytest.mark.skipif(os.getuid() != 0, reason="only root changes a machine")


@AS_ROOT
@pytest.mark.skipif(os.path.exists("/run/systemd/system"), reason="systemd is here")
def test_without_systemd_nothing_is_changed(told):
    outcome = told("install", "money.example")
    assert outcome.returncode == 1
    assert outcome.stdout == (
        "This machine was not started by systemd, which runs Farthing's workers; "
        "nothing was changed.\n"
    )


@AS_ROOT
@pytest.mark.parametrize("folder", ["sites-enabled", "conf.d"])
@pytest.mark.parametrize(
    "text, refused",
    [("server {\n listen 80;\n}\n", True), ("  server\n{\n}\n", True), ("gzip on;\n", False)],
)
def test_another_site_of_nginx_is_seen(folder, text, refused):
    """In mounts of its own, so that no file of this machine changes."""
    file = f"/etc/nginx/{folder}/shop.conf"
    script = f"""mount -t tmpfs tmpfs /etc/nginx/{folder}
    printf '{text}' >{file}
    exec {ROOT}/nginx/install money.example --dry-run"""
    outcome = subprocess.run(
        ["unshare", "--mount", "sh", "-ec", script], check=False, capture_output=True, text=True
    )
    if outcome.stderr.startswith("unshare"):
        pytest.skip("mounts of one's own are not allowed here")
    assert outcome.returncode == refused
    assert (f"nginx already serves {file} here" in outcome.stderr) is refused


def test_a_key_is_not_told(told):
    assert " sign" not in told("install", "money.example", "--dry-run").stdout


def test_without_lets_encrypt_certbot_is_not_asked(told):
    outcome = told("install", "money.example", "--dry-run", "--self-signed")
    assert outcome.returncode == 0
    assert "certbot certonly" not in outcome.stdout
    assert "openssl req -x509" in outcome.stdout


@pytest.fixture
def copy(tmp_path):
    """The scripts in a folder where nothing has been built."""
    shutil.copytree(ROOT / "nginx", tmp_path / "copy" / "nginx")
    return tmp_path / "copy"


def test_what_was_built_elsewhere_is_installed_without_a_compiler(told, copy):
    for program in ["farthing-server", "farthing-site", "farthing-rates"]:
        file = copy / ".build" / "release" / program
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o755)
    outcome = told(copy / "nginx" / "install", "money.example", "--dry-run", "--built")
    assert outcome.returncode == 0, outcome.stdout
    assert "swift" not in outcome.stdout
    assert "mv /usr/local/lib/farthing/farthing-server.new" in outcome.stdout


def test_what_was_to_be_built_elsewhere_is_missed_before_anything_changes(told, copy):
    outcome = told(copy / "nginx" / "install", "money.example", "--dry-run", "--built")
    assert (outcome.returncode, outcome.stdout) == (
        1,
        "There is no farthing-server in .build/release: build it, or install without --built.\n",
    )


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
    assert outcome.stdout == (
        "usage: nginx/install DOMAIN [--self-signed] [--no-upgrades] [--built] [--dry-run]\n"
    )


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
