"""A machine joins another one: farthing-setup --ask, --invite and --join, in folders of a test."""

import os
import stat
import subprocess
import tarfile
import time

import pytest
from machine import Machine

pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")


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
def machine(tmp_path):
    return Machine(tmp_path / "machine")


@pytest.fixture
def invitation(front, machine, tmp_path):
    return invited(front, tmp_path / "invitation", machine)


def invited(front, file, *machines):
    """An invitation for machines, in a file."""
    outcome = front.run("--invite", told="".join(machine.ask() for machine in machines))
    assert outcome.returncode == 0, outcome.stderr
    file.write_text(outcome.stdout)
    return file


def test_whoever_joins_has_the_same_keys_settings_and_secret(front, invitation, machine):
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


def test_workers_wait_for_the_tunnel_as_long_as_there_is_one(invitation, machine):
    text = invitation.read_text()
    key = machine.file("joining-key")
    for _ in range(2):
        invitation.write_text(text)
        (machine.folder / "etc" / "joining-key").write_text(key)
        machine.run(f"--join={invitation}")
        assert lines_of(machine).count("LIBFCGI_OS_CLOSE_POLL_TIMEOUT=2000") == 1
    machine.run("money.example", "--self-signed", "--no-upgrades")
    assert lines_of(machine) == [
        "FARTHING_ORIGIN=https://money.example",
        "FARTHING_LETTERS=sqlite:/var/lib/farthing-letters/letters.sqlite",
        "FARTHING_TIMEZONE=Asia/Tokyo",
    ]


def test_whoever_joins_runs_workers_and_the_tunnel_and_no_nginx(invitation, machine):
    machine.run(f"--join={invitation}")
    for unit in ["farthing.socket", "farthing@1.service", "farthing-tunnel.service"]:
        assert unit in machine.noted
    assert "farthing-nginx" not in machine.noted


def test_what_was_a_site_of_its_own_is_taken_off_the_web(front, tmp_path):
    invitation = invited(front, tmp_path / "invitation", front)
    front.run(f"--join={invitation}")
    assert "disable --now farthing-nginx.service" in front.noted
    assert "ROLE=workers\n" in front.file("farthing.conf")


def test_changed_keys_come_with_another_invitation(front, invitation, machine):
    machine.run(f"--join={invitation}")
    (front.folder / "etc" / "keys").write_text("abc secret accept\ndef other sign\n")
    invited(front, invitation, machine)
    assert machine.run(f"--join={invitation}").returncode == 0
    assert machine.file("keys") == front.file("keys")


def test_a_machine_with_workers_stays_one_when_it_is_set_up_again(invitation, machine):
    """As an upgrade of the package does it."""
    machine.run(f"--join={invitation}")
    assert machine.run().returncode == 0
    assert "ROLE=workers\n" in machine.file("farthing.conf")


def test_a_port_that_is_taken_is_found_before_anything_is_changed(front, tmp_path):
    """This machine's own keys are still there, and its site too."""
    invitation = invited(front, tmp_path / "invitation", front)
    (front.folder / "noted").unlink()
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


def test_the_keys_of_a_site_that_was_here_are_kept_however_often_it_joins(front, tmp_path):
    other = Machine(tmp_path / "other")
    for name in ["farthing.conf", "environment", "settings.json"]:
        (other.folder / "etc" / name).write_text(front.file(name))
    (other.folder / "etc" / "keys").write_text("own secret sign\n")
    for _ in range(3):
        invitation = invited(front, tmp_path / "invitation", other)
        assert other.run(f"--join={invitation}").returncode == 0
        (front.folder / "etc" / "keys").write_text("def another sign\n")
    assert other.file("keys") == "def another sign\n"
    kept = {file.read_text() for file in (other.folder / "etc").glob("keys.own*")}
    assert kept == {"own secret sign\n"}


def test_keys_that_were_kept_before_keep_a_name(front, invitation, machine):
    (machine.folder / "etc" / "keys").write_text("own secret sign\n")
    (machine.folder / "etc" / "keys.own").write_text("older secret sign\n")
    assert machine.run(f"--join={invitation}").returncode == 0
    kept = {file.read_text() for file in (machine.folder / "etc").glob("keys.own*")}
    assert kept == {"own secret sign\n", "older secret sign\n"}


@pytest.mark.parametrize("text", ["", "no invitation", "bm90IGEgdGFy\n"])
def test_what_is_no_invitation_changes_nothing(machine, tmp_path, text):
    machine.ask()
    file = tmp_path / "file"
    file.write_text(text)
    outcome = machine.run(f"--join={file}")
    assert outcome.returncode == 1
    assert "is no invitation that farthing-setup --invite made for this machine" in outcome.stderr
    assert [file.name for file in (machine.folder / "etc").iterdir()] == ["joining-key"]


def test_who_has_not_asked_cannot_join(front, invitation, tmp_path):
    outcome = Machine(tmp_path / "another").run(f"--join={invitation}")
    assert outcome.returncode == 1
    assert "This machine has not asked to join" in outcome.stderr


def test_an_invitation_can_be_read_by_nobody_but_who_asked(front, invitation, tmp_path):
    assert front.file("keys") not in invitation.read_text()
    another = Machine(tmp_path / "another")
    another.ask()
    outcome = another.run(f"--join={invitation}")
    assert outcome.returncode == 1
    assert "made for this machine" in outcome.stderr
    assert not (another.folder / "etc" / "keys").exists()


def test_an_invitation_is_good_once(invitation, machine):
    assert machine.run(f"--join={invitation}").returncode == 0
    assert not (machine.folder / "etc" / "joining-key").exists()
    # Whoever finds it, on this machine too, has nothing that opens it, nor will have.
    assert machine.run(f"--join={invitation}").returncode == 1
    machine.ask()
    assert machine.run(f"--join={invitation}").returncode == 1


def test_several_machines_join_with_one_invitation(front, machine, tmp_path):
    others = [machine, Machine(tmp_path / "second")]
    invitation = invited(front, tmp_path / "invitation", *others)
    for other in others:
        assert other.run(f"--join={invitation}").returncode == 0
        assert other.file("keys") == front.file("keys")


def test_no_file_is_needed_on_the_way(front, machine):
    invitation = front.run("--invite", told=machine.ask()).stdout
    assert machine.run("--join=-", told=invitation).returncode == 0
    assert machine.file("keys") == front.file("keys")


def test_asking_and_joining_may_begin_in_any_order(front, machine):
    """A pipeline starts all its commands at once."""
    joining = machine.start("--join=-")
    time.sleep(1)
    invitation = front.run("--invite", told=machine.ask()).stdout
    told, errors = joining.communicate(invitation, timeout=60)
    assert (joining.returncode, errors) == (0, "")
    assert machine.file("keys") == front.file("keys")


def test_who_has_asked_asks_the_same_again_and_keeps_the_key_to_itself(machine):
    asked = machine.ask()
    assert machine.ask() == asked
    assert "PRIVATE KEY" not in asked
    assert (machine.folder / "etc" / "joining-key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("request_text", ["", "hello\n", "-----BEGIN CERTIFICATE-----\nno\n"])
def test_what_is_no_request_gets_no_invitation(front, request_text):
    outcome = front.run("--invite", told=request_text)
    assert (outcome.returncode, outcome.stdout) == (1, "")
    assert "There is no request of farthing-setup --ask" in outcome.stderr


@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE])
def test_an_invitation_that_holds_anything_but_files_changes_nothing(
    front, machine, tmp_path, kind
):
    """A link to a file of root's would be copied to one that everybody may read."""
    secret = tmp_path / "secret"
    secret.write_text("of root\n")
    secret.chmod(0o600)
    archive = tmp_path / "archive"
    with tarfile.open(archive, "w") as tar:
        for name in ["farthing.conf", "environment", "keys"]:
            tar.add(front.folder / "etc" / name, name)
        tar.add(front.folder / "etc" / "keys", "tunnel-secret")
        entry = tarfile.TarInfo("settings.json")
        entry.type, entry.linkname = kind, str(secret)
        tar.addfile(entry)
    outcome = machine.run(f"--join={sealed(archive, machine, tmp_path)}")
    assert outcome.returncode == 1
    assert "made for this machine" in outcome.stderr
    assert [file.name for file in (machine.folder / "etc").iterdir()] == ["joining-key"]


def sealed(archive, machine, folder):
    """As the front does it."""
    (folder / "request").write_text(machine.ask())
    command = ["openssl", "cms", "-encrypt", "-binary", "-aes-256-gcm", "-outform", "PEM"]
    command += ["-in", archive, "-out", folder / "sealed", "-recip", folder / "request"]
    subprocess.run(command, check=True)
    return folder / "sealed"


def test_settings_that_are_a_link_at_the_front_come_as_what_they_lead_to(front, machine, tmp_path):
    settings = front.folder / "etc" / "settings.json"
    settings.rename(front.folder / "etc" / "elsewhere.json")
    settings.symlink_to("elsewhere.json")
    invitation = invited(front, tmp_path / "invitation", machine)
    assert machine.run(f"--join={invitation}").returncode == 0
    assert machine.file("settings.json") == '{"currency": "USD"}\n'
    assert not (machine.folder / "etc" / "settings.json").is_symlink()


def test_the_secret_is_written_as_a_whole(front, machine, tmp_path):
    """One that an interrupted invitation left empty is none."""
    secret = front.folder / "etc" / "tunnel-secret"
    secret.touch(0o600)
    before = secret.stat().st_ino
    invited(front, tmp_path / "invitation", machine)
    assert len(secret.read_text()) == len("farthing:") + 64 + 1
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert secret.stat().st_ino != before


DROP_IN = "farthing-tunnel.service.d/front.conf"


def drop_in(machine):
    return machine.folder / "units" / DROP_IN


def test_the_tunnel_is_open_to_the_front_alone(invitation, machine):
    machine.run(f"--join={invitation}")
    lines = drop_in(machine).read_text().splitlines()
    assert lines[1:] == ["[Service]", "IPAddressDeny=any", "IPAddressAllow=10.0.0.10"]
    noted = machine.noted
    assert noted.index("systemctl daemon-reload") < noted.index("restart farthing-tunnel.service")


def test_where_machines_see_the_front_can_be_said(front, machine, tmp_path):
    told = machine.ask()
    invitation = tmp_path / "invitation"
    invitation.write_text(front.run("--invite", "--front=10.0.1.1,10.0.2.1", told=told).stdout)
    machine.run(f"--join={invitation}")
    assert "IPAddressAllow=10.0.1.1 10.0.2.1\n" in drop_in(machine).read_text()
    # As an upgrade of the package does it, and then by hand.
    assert machine.run().returncode == 0
    assert "IPAddressAllow=10.0.1.1 10.0.2.1\n" in drop_in(machine).read_text()
    assert machine.run("--front=10.0.3.1").returncode == 0
    assert "IPAddressAllow=10.0.3.1\n" in drop_in(machine).read_text()


def test_a_machine_that_an_older_version_made_join_goes_on_and_says_what_is_missing(
    invitation, machine
):
    machine.run(f"--join={invitation}")
    options = machine.folder / "etc" / "farthing.conf"
    options.write_text(options.read_text().replace("FRONT=10.0.0.10\n", ""))
    outcome = machine.run()
    assert outcome.returncode == 0, outcome.stderr
    assert "anybody may try the tunnel: farthing-setup --front=ADDRESS" in outcome.stdout
    assert not drop_in(machine).exists()


def test_whoever_is_no_machine_of_workers_any_more_has_an_open_tunnel_no_more(invitation, machine):
    machine.run(f"--join={invitation}")
    assert machine.run("--off").returncode == 0
    assert not drop_in(machine).parent.exists()


def test_where_there_is_no_site_nobody_is_invited(tmp_path):
    outcome = Machine(tmp_path / "machine").run("--invite", told="")
    assert (outcome.returncode, outcome.stdout) == (1, "")
    assert "There is no site here to invite to" in outcome.stderr


def test_a_site_that_was_taken_off_says_so_until_it_is_set_up_again(front):
    mark = front.folder / "etc" / "off"
    assert front.run("--off").returncode == 0
    assert mark.exists()
    front.run("--dry-run")
    assert mark.exists()
