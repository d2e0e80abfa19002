"""How the keys of a server are changed while it runs, and what cannot lose what they sealed."""

import datetime
import fcntl
import os
import subprocess

import pytest

from Load.survival.workers import program_of
from serving import ROOT

# Words that are a use elsewhere may be in a secret.
OLD = "2026a sign/accept/sign+/accept+sign/accept+sign/A="
TODAY = datetime.datetime.now(datetime.UTC).date()


class Keys:
    """A key file, and a systemd that notes what it is asked, and the keys that a worker then reads.

    It runs one worker, or does as the file "systemd" beside it says.
    """

    def __init__(self, folder, server):
        self.folder = folder
        self.file = folder / "keys"
        self.write(f"# id secret use: sign or accept\n{OLD} sign\n")
        self.asked, self.read = folder / "asked", folder / "read"
        self.command("sleep", "exit 0")
        self.systemd('case $1 in list-units) echo "farthing@1.service loaded" ;; esac')
        self.environment = {
            **os.environ,
            "FARTHING_KEYS": str(self.file),
            "FARTHING_SERVER": server,
            "PATH": f"{folder}:{os.environ['PATH']}",
        }

    def write(self, text):
        self.file.write_bytes(text.encode())
        self.file.chmod(0o600)

    def systemd(self, does):
        self.command(
            "systemctl",
            f'echo "$1 $2" >>{self.asked}\n'
            f"case $1 in restart) cat {self.file} >>{self.read} ;; esac\n{does}",
        )

    def command(self, name, does):
        (self.folder / name).write_text(f"#!/bin/sh\n{does}\n")
        (self.folder / name).chmod(0o755)

    def rotate(self, *step):
        return self.run("rotate-keys", *step).returncode

    def run(self, script, *arguments):
        for file in [self.asked, self.read]:
            file.write_text("")
        return subprocess.run(
            [ROOT / "nginx" / script, *arguments],
            check=False,
            env=self.environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def lines(self):
        return [line for line in self.file.read_text().splitlines() if not line.startswith("#")]

    def restarted(self):
        return "restart farthing@1.service\n" in self.asked.read_text()

    def sealing_for(self, days):
        """As after "sign", so many days ago."""
        assert (self.rotate("add"), self.rotate("sign")) == (0, 0)
        begun = TODAY - datetime.timedelta(days=days)
        self.write(self.file.read_text().replace(f"since {TODAY}", f"since {begun}"))


@pytest.fixture(scope="module")
def server(site):
    return program_of(site)[0]


@pytest.fixture
def keys(tmp_path, server):
    return Keys(tmp_path, server)


def test_a_key_opens_before_it_seals_and_the_old_one_goes_last(keys):
    assert keys.rotate("add") == 0 and keys.restarted()
    old, new = keys.lines()
    assert old == f"{OLD} sign"
    assert new.endswith(" accept")
    new = new.removesuffix(" accept")

    assert keys.rotate("sign") == 0 and keys.restarted()
    assert keys.lines() == [f"{OLD} accept", f"{new} sign # since {TODAY}"]

    assert keys.rotate("drop", "--now") == 0 and keys.restarted()
    assert keys.lines() == [f"{new} sign # since {TODAY}"]
    assert keys.file.stat().st_mode & 0o777 == 0o600

    assert (keys.rotate("add"), keys.rotate("sign")) == (0, 0)
    assert keys.lines()[0] == f"{new} accept"


@pytest.mark.parametrize(
    ("taken", "refused"),
    [([], ["sign", "drop", "all"]), (["add"], ["add", "drop"]), (["add", "sign"], ["add", "sign"])],
)
def test_a_step_out_of_turn_changes_nothing(keys, taken, refused):
    for step in taken:
        assert keys.rotate(step) == 0
    before = keys.file.read_bytes()
    for step in refused:
        assert keys.rotate(step) == 1
        assert not keys.restarted()
    assert keys.file.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [f"{OLD} sign", f"{OLD} sign\r\n", f"# ours\r\n\r\n{OLD} sign\r\n", f"{OLD} sign # ours\r"],
    ids=["no end", "CRLF", "comment and CRLF", "CR"],
)
def test_whatever_ends_a_line_two_keys_stay_two_lines(keys, text):
    keys.write(text)
    assert [keys.rotate("add"), keys.rotate("sign")] == [0, 0]
    old, new = keys.lines()
    assert old.split()[:3] == [*OLD.split(), "accept"]
    assert len(new.split()) == 6 and new.split()[2] == "sign"
    assert keys.rotate("drop", "--now") == 0
    assert keys.lines() == [new]


def test_a_file_that_the_server_cannot_read_is_left_alone(keys):
    keys.write(f"{OLD} sign {OLD} accept\n")
    before = keys.file.read_bytes()
    outcome = keys.run("rotate-keys", "add")
    assert outcome.returncode == 1
    assert "line 1: a key is three words" in outcome.stdout
    assert keys.file.read_bytes() == before
    assert not keys.restarted()


def test_a_new_file_that_the_server_cannot_read_is_not_put_in_place(keys):
    keys.command("openssl", "echo short")
    before = keys.file.read_bytes()
    assert keys.rotate("add") == 1
    assert keys.file.read_bytes() == before
    assert not keys.restarted()


def test_the_file_before_the_last_step_is_kept(keys):
    before = keys.file.read_bytes()
    assert keys.rotate("add") == 0
    kept = keys.folder / "keys.old"
    assert (kept.read_bytes(), kept.stat().st_mode & 0o777) == (before, 0o600)


def test_a_key_that_others_know_is_kept_nowhere(keys):
    known = OLD.split()[1]
    for step in [["add"], ["sign"], ["drop", "--now"]]:
        assert keys.rotate(*step) == 0
    files = [file.name for file in keys.folder.glob("keys*") if known in file.read_text()]
    assert files == []


NOT_RESTARTED = {
    "there is no worker": "",
    "systemd does not say which there are": "case $1 in list-units) exit 1 ;; esac",
    "systemd does not restart": """case $1 in
        list-units) echo farthing@1.service ;; restart) exit 1 ;; esac""",
    "a worker does not stay": """case "$1 $2" in
        list-units*) echo farthing@1.service ;; *is-active*) exit 3 ;; esac""",
    "a worker is started again and again": """case "$1 $2" in
        list-units*) echo farthing@1.service ;;
        "show --property=NRestarts") echo again >>$0.asked; wc -l <$0.asked ;; esac""",
    "a worker is stopped in the middle": """case "$1" in
        list-units) echo farthing@1.service ;; restart) kill -TERM $PPID; sleep 1 ;; esac""",
}


@pytest.mark.parametrize("step", ["add", "sign", "drop"])
@pytest.mark.parametrize("systemd", NOT_RESTARTED.values(), ids=NOT_RESTARTED)
def test_a_step_that_workers_have_not_read_does_not_count(keys, systemd, step):
    if step == "sign":
        assert keys.rotate("add") == 0
    if step == "drop":
        keys.sealing_for(days=500)
    before = keys.file.read_bytes()
    keys.systemd(systemd)
    assert keys.rotate(step) != 0
    assert keys.file.read_bytes() == before


@pytest.mark.parametrize("systemd", NOT_RESTARTED.values(), ids=NOT_RESTARTED)
def test_workers_that_were_not_restarted_are_told_of(keys, systemd):
    keys.systemd(systemd)
    assert keys.run("restart").returncode != 0


def test_a_worker_that_was_started_again_before_stays(keys):
    """Keys that no worker could read are mended, and systemd still counts the starts until then."""
    keys.systemd("""case "$1 $2" in
        list-units*) echo farthing@1.service ;; "show --property=NRestarts") echo 57 ;; esac""")
    assert keys.run("restart").returncode == 0


def test_all_workers_open_a_key_before_the_first_one_seals_with_it(keys):
    assert keys.rotate("add") == 0
    added = keys.file.read_text()
    assert keys.rotate("sign") == 0
    # As it was, for those who had not read it; then as it is now.
    assert keys.read.read_text() == added + keys.file.read_text()


@pytest.mark.parametrize(("days", "status"), [(0, 1), (399, 1), (400, 1), (401, 0)])
def test_the_old_key_stays_as_long_as_what_it_sealed(keys, days, status):
    keys.sealing_for(days)
    before = keys.file.read_bytes()
    assert keys.rotate("drop") == status
    assert (keys.file.read_bytes() == before) is (status == 1)
    assert keys.restarted() is (status == 0)


def test_the_old_key_stays_where_nothing_says_since_when_the_new_one_seals(keys):
    keys.sealing_for(days=500)
    keys.write(keys.file.read_text().replace("# since", "# from"))
    outcome = keys.run("rotate-keys", "drop")
    assert outcome.returncode == 1
    assert "drop --now" in outcome.stdout
    assert keys.rotate("drop", "--now") == 0


def test_two_steps_at_the_same_time_are_one(keys):
    folder = os.open(keys.folder, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    try:
        assert keys.rotate("add") == 1
    finally:
        os.close(folder)
    assert keys.rotate("add") == 0
