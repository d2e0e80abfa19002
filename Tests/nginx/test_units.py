"""What systemd makes of the units: offline, as no machine of ours has to run it."""

import shutil
import subprocess

import pytest

from serving import ROOT

UNITS = ROOT / "nginx" / "systemd"


@pytest.fixture
def units(tmp_path):
    """The units in a folder, with a program that is on every machine."""
    for unit in UNITS.glob("farthing*"):
        text = unit.read_text().replace("/usr/local/lib/farthing/farthing-server", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    # A template is read as one of its instances.
    shutil.copy(tmp_path / "farthing@.service", tmp_path / "farthing@1.service")
    return tmp_path


def analyze(*arguments):
    return subprocess.run(
        ["systemd-analyze", *arguments],
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def test_systemd_understands_every_line(units):
    outcome = analyze("verify", "--man=no", units / "farthing.socket", units / "farthing@1.service")
    assert [line for line in outcome.stdout.splitlines() if str(units) in line] == []
    assert outcome.returncode == 0, outcome.stdout


def test_a_line_that_systemd_does_not_understand_is_seen(units):
    unit = units / "farthing@1.service"
    unit.write_text(unit.read_text().replace("ProtectHome=", "ProtectHouse="))
    assert "ProtectHouse" in analyze("verify", "--man=no", unit).stdout


def test_a_worker_can_do_next_to_nothing_to_the_machine(units):
    # The threshold is in tenths.
    unit = units / "farthing@1.service"
    outcome = analyze("security", "--offline=true", "--threshold=9", "--no-pager", unit)
    assert outcome.returncode == 0, outcome.stdout
    assert "Overall exposure level" in outcome.stdout
