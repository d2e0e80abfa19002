"""A machine joins another one: farthing-setup --invite and --join, in folders of their own."""

import os
import subprocess

import pytest

from serving import ROOT

pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
SETUP = ROOT / "nginx" / "setup"
# What would change the machine itself is only noted.
NOTED = ["systemctl", "farthing-site", "stunnel", "sleep"]


class Machine:
    """Folders in the place of those that setting up writes into, seen by its commands alone."""

    def __init__(self, folder):
        self.folder = folder
        for name in ["etc", "var", "run", "units", "apt", "commands"]:
            (folder / name).mkdir(parents=True)
        (folder / "run" / "system").mkdir()
        for name in NOTED:
            command = folder / "commands" / name
            # The generated site is a folder with assets.
            makes = 'mkdir -p "$2/assets"' if name == "farthing-site" else ""
            command.write_text(f'#!/bin/sh\necho "{name} $*" >>{folder}/noted\n{makes}\n')
            command.chmod(0o755)

    def run(self, *arguments):
        mounts = {
            "etc": "/etc/farthing",
            "var": "/var/lib/farthing",
            "run": "/run/systemd",
            "units": "/etc/systemd/system",
            "apt": "/etc/apt/apt.conf.d",
        }
        script = "".join(
            f"mkdir -p {place}; mount --bind {self.folder / name} {place}\n"
            for name, place in mounts.items()
        )
        command = f'{script} export PATH={self.folder / "commands"}:$PATH; exec "$@"'
        outcome = subprocess.run(
            ["unshare", "--mount", "sh", "-ec", command, "sh", SETUP, *arguments],
            check=False,
            capture_output=True,
            text=True,
        )
        if outcome.stderr.startswith("unshare"):
            pytest.skip("mounts of one's own are not allowed here")
        return outcome

    def file(self, name):
        return (self.folder / "etc" / name).read_text()

    @property
    def noted(self):
        return (self.folder / "noted").read_text()


@pytest.fixture
def front(tmp_path):
    """A site that is there already."""
    front = Machine(tmp_path / "front")
    for name, text in {
        "farthing.conf": "ROLE=front\nDOMAIN=money.example\nCERTIFICATE=self-signed\nDOOR=tls\n"
        "WORKERS=3\nMACHINES=10.0.0.11\nUPGRADES=no\n",
        "environment": "FARTHING_ORIGIN=https://money.example\nFARTHING_TIMEZONE=Asia/Tokyo\n",
        "settings.json": '{"currency": "USD"}\n',
        "keys": "abc secret sign\n",
    }.items():
        (front.folder / "etc" / name).write_text(text)
    return front


@pytest.fixture
def invitation(front, tmp_path):
    outcome = front.run("--invite")
    assert outcome.returncode == 0, outcome.stderr
    file = tmp_path / "invitation"
    file.write_text(outcome.stdout)
    return file


def test_whoever_joins_has_the_same_keys_settings_and_secret(front, invitation, tmp_path):
    machine = Machine(tmp_path / "machine")
    outcome = machine.run(f"--join={invitation}")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    for name in ["keys", "settings.json", "tunnel-secret"]:
        assert machine.file(name) == front.file(name)
    assert set(front.file("environment").splitlines()) < set(lines_of(machine))
    for name in ["keys", "tunnel-secret"]:
        assert (machine.folder / "etc" / name).stat().st_mode & 0o777 == 0o600
    assert "ROLE=workers\n" in machine.file("farthing.conf")
    assert "accept = 0.0.0.0:9433\n" in machine.file("tunnel.conf")


def lines_of(machine):
    return machine.file("environment").splitlines()


def test_workers_wait_for_the_tunnel_as_long_as_there_is_one(invitation, tmp_path):
    machine = Machine(tmp_path / "machine")
    for _ in range(2):
        machine.run(f"--join={invitation}")
        assert lines_of(machine).count("LIBFCGI_OS_CLOSE_POLL_TIMEOUT=2000") == 1
    machine.run("money.example", "--self-signed")
    assert lines_of(machine) == [
        "FARTHING_ORIGIN=https://money.example",
        "FARTHING_TIMEZONE=Asia/Tokyo",
    ]


def test_whoever_joins_runs_workers_and_the_tunnel_and_no_nginx(invitation, tmp_path):
    machine = Machine(tmp_path / "machine")
    machine.run(f"--join={invitation}")
    for unit in ["farthing.socket", "farthing@1.service", "farthing-tunnel.service"]:
        assert unit in machine.noted
    assert "farthing-nginx" not in machine.noted


def test_what_was_a_site_of_its_own_is_taken_off_the_web(front, invitation, tmp_path):
    front.run(f"--join={invitation}")
    assert "disable --now farthing-nginx.service" in front.noted
    assert "ROLE=workers\n" in front.file("farthing.conf")


def test_changed_keys_come_with_another_invitation(front, invitation, tmp_path):
    machine = Machine(tmp_path / "machine")
    machine.run(f"--join={invitation}")
    (front.folder / "etc" / "keys").write_text("abc secret accept\ndef other sign\n")
    invitation.write_text(front.run("--invite").stdout)
    assert machine.run(f"--join={invitation}").returncode == 0
    assert machine.file("keys") == front.file("keys")


def test_a_machine_with_workers_stays_one_when_it_is_set_up_again(invitation, tmp_path):
    """As an upgrade of the package does it."""
    machine = Machine(tmp_path / "machine")
    machine.run(f"--join={invitation}")
    assert machine.run().returncode == 0
    assert "ROLE=workers\n" in machine.file("farthing.conf")


def test_a_port_that_is_taken_is_found_before_anything_is_changed(front, invitation):
    """This machine's own keys are still there, and its site too."""
    keys = front.file("keys")
    ss = front.folder / "commands" / "ss"
    ss.write_text(
        """#!/bin/sh\ncase "$*" in *:9433) echo 'users:(("other",pid=1,fd=3))' ;; esac\n"""
    )
    ss.chmod(0o755)
    outcome = front.run(f"--join={invitation}")
    assert outcome.returncode == 1
    assert "Port 9433 is taken by other" in outcome.stderr
    assert front.file("keys") == keys
    assert "ROLE=front\n" in front.file("farthing.conf")
    assert not (front.folder / "noted").exists()


def test_the_keys_before_are_kept_beside_those_of_the_front(front, invitation, tmp_path):
    machine = Machine(tmp_path / "machine")
    (machine.folder / "etc" / "keys").write_text("own secret sign\n")
    machine.run(f"--join={invitation}")
    assert machine.file("keys.old") == "own secret sign\n"


@pytest.mark.parametrize("text", ["", "no invitation", "bm90IGEgdGFy\n"])
def test_what_is_no_invitation_changes_nothing(tmp_path, text):
    machine, file = Machine(tmp_path / "machine"), tmp_path / "file"
    file.write_text(text)
    outcome = machine.run(f"--join={file}")
    assert outcome.returncode == 1
    assert "is no invitation of farthing-setup --invite." in outcome.stderr
    assert list((machine.folder / "etc").iterdir()) == []


def test_where_there_is_no_site_nobody_is_invited(tmp_path):
    outcome = Machine(tmp_path / "machine").run("--invite")
    assert (outcome.returncode, outcome.stdout) == (1, "")
    assert "There is no site here to invite to" in outcome.stderr


def test_a_site_that_was_taken_off_says_so_until_it_is_set_up_again(front):
    mark = front.folder / "etc" / "off"
    assert front.run("--off").returncode == 0
    assert mark.exists()
    front.run("--dry-run")
    assert mark.exists()
