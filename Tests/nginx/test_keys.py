"""How the keys of a server are changed while it runs."""

import os
import subprocess

import pytest

from serving import ROOT

# Words that are a use elsewhere may be in a secret.
OLD = "2026a sign/accept/sign+/accept+sign/accept+sign/abcdefg="


class Keys:
    """A key file, and a systemd that notes what it is asked."""

    def __init__(self, folder):
        self.file = folder / "keys"
        self.file.write_text(f"# id secret use: sign or accept\n{OLD} sign\n")
        self.asked = folder / "asked"
        systemctl = folder / "systemctl"
        systemctl.write_text(
            f'#!/bin/sh\necho "$1 $2" >>{self.asked}\n'
            'case $1 in list-units) echo "farthing@1.service loaded" ;; esac\n'
        )
        systemctl.chmod(0o755)
        self.environment = {
            **os.environ,
            "FARTHING_KEYS": str(self.file),
            "PATH": f"{folder}:{os.environ['PATH']}",
        }

    def rotate(self, step):
        self.asked.write_text("")
        outcome = subprocess.run(
            [ROOT / "nginx" / "rotate-keys", step],
            check=False,
            env=self.environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        return outcome.returncode

    def lines(self):
        return self.file.read_text().splitlines()[1:]

    def restarted(self):
        return "restart farthing@1.service\n" in self.asked.read_text()


@pytest.fixture
def keys(tmp_path):
    return Keys(tmp_path)


def test_a_key_opens_before_it_seals_and_the_old_one_goes_last(keys):
    assert keys.rotate("add") == 0 and keys.restarted()
    old, new = keys.lines()
    assert old == f"{OLD} sign"
    assert new.endswith(" accept")
    new = new.removesuffix(" accept")

    assert keys.rotate("sign") == 0 and keys.restarted()
    assert keys.lines() == [f"{OLD} accept", f"{new} sign"]

    assert keys.rotate("drop") == 0 and keys.restarted()
    assert keys.lines() == [f"{new} sign"]
    assert keys.file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("taken", "refused"),
    [
        ([], ["sign", "drop", "all"]),
        (["add"], ["add", "drop"]),
        (["add", "sign"], ["add", "sign"]),
    ],
)
def test_a_step_out_of_turn_changes_nothing(keys, taken, refused):
    for step in taken:
        assert keys.rotate(step) == 0
    before = keys.file.read_bytes()
    for step in refused:
        assert keys.rotate(step) == 1
        assert not keys.restarted()
    assert keys.file.read_bytes() == before
