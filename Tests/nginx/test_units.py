"""What systemd makes of the units: offline, as no machine of ours has to run it."""

import re
import shutil
import subprocess

import pytest

from serving import ROOT

UNITS = [*(ROOT / "nginx").glob("**/systemd/farthing*")]


@pytest.fixture
def units(tmp_path):
    """The units in a folder, with a program that is on every machine."""
    for unit in UNITS:
        text = re.sub(
            "/usr/(sbin|share/farthing/nginx)/(farthing-[a-z]+|restart-updated|store)|/usr/bin/stunnel",
            "/bin/true",
            unit.read_text(),
        )
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
    names = ["farthing.socket", "farthing@1.service", "farthing-rates.service"]
    names += ["farthing-rates.timer", "farthing-updates.service", "farthing-updates.timer"]
    names += ["farthing-nginx.service", "farthing-tunnel.service", "farthing-letters.service"]
    outcome = analyze("verify", "--man=no", *[units / name for name in names])
    assert [line for line in outcome.stdout.splitlines() if str(units) in line] == []
    assert outcome.returncode == 0, outcome.stdout


def test_a_line_that_systemd_does_not_understand_is_seen(units):
    unit = units / "farthing@1.service"
    unit.write_text(unit.read_text().replace("ProtectHome=", "ProtectHouse="))
    assert "ProtectHouse" in analyze("verify", "--man=no", unit).stdout


def test_the_socket_that_workers_share_never_blocks(units):
    """systemd takes O_NONBLOCK away at each start of a worker, unless it is asked to set it."""
    assert "NonBlocking=yes" in (units / "farthing@1.service").read_text().splitlines()


EXPOSURES = {"@1": 10, "-letters": 10, "-rates": 16, "-tunnel": 20, "-updates": 20, "-nginx": 50}


@pytest.mark.parametrize("unit, tenths", EXPOSURES.items())
def test_a_unit_can_do_little_to_the_machine(units, unit, tenths):
    assert_exposure_below(tenths, units / f"farthing{unit}.service")


def test_rates_are_fetched_without_a_key_too(units):
    """systemd takes the empty line where the file is not there."""
    lines = (units / "farthing-rates.service").read_text().splitlines()
    assert "LoadCredential=fred-key:/etc/farthing/fred-key" in lines
    assert r"SetCredential=fred-key:\n" in lines
    assert not [line for line in lines if line.startswith(("Condition", "Assert"))]


def test_nginx_as_debian_runs_it_could_do_more():
    with pytest.raises(AssertionError):
        assert_exposure_below(50, "/lib/systemd/system/nginx.service")


def test_the_memory_of_nginx_has_an_end(units):
    lines = (units / "farthing-nginx.service").read_text().splitlines()
    assert {"MemoryMax=256M", "MemorySwapMax=0", "OOMPolicy=continue", "LimitCORE=0"} <= {*lines}


def assert_exposure_below(tenths, unit):
    outcome = analyze("security", "--offline=true", f"--threshold={tenths - 1}", unit)
    assert outcome.returncode == 0, outcome.stdout
    assert "Overall exposure level" in outcome.stdout
