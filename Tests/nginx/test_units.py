"""What systemd makes of the units: offline, as no machine of ours has to run it."""

import re
import shutil
import subprocess

import pytest

from serving import ROOT

UNITS = ROOT / "nginx" / "systemd"


@pytest.fixture
def units(tmp_path):
    """The units in a folder, with a program that is on every machine."""
    for unit in UNITS.glob("farthing*"):
        text = re.sub("/usr/local/lib/farthing/[a-z-]+", "/bin/true", unit.read_text())
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
    outcome = analyze("verify", "--man=no", *[units / name for name in names])
    assert [line for line in outcome.stdout.splitlines() if str(units) in line] == []
    assert outcome.returncode == 0, outcome.stdout


def test_a_line_that_systemd_does_not_understand_is_seen(units):
    unit = units / "farthing@1.service"
    unit.write_text(unit.read_text().replace("ProtectHome=", "ProtectHouse="))
    assert "ProtectHouse" in analyze("verify", "--man=no", unit).stdout


@pytest.mark.parametrize("name", ["farthing.socket", "farthing@.service"])
def test_systemd_understands_the_units_of_several_machines(units, name):
    changes = units / f"{name}.d"
    shutil.copytree(UNITS.parent / "several-machines" / changes.name, changes)
    unit = units / name.replace("@", "@1")
    outcome = analyze("verify", "--man=no", unit)
    assert (outcome.returncode, str(units) in outcome.stdout) == (0, False), outcome.stdout
    # It has read them: what it does not understand in them is seen.
    change = changes / "network.conf"
    change.write_text(change.read_text() + "Unheard=of\n")
    assert "Unheard" in analyze("verify", "--man=no", unit).stdout


def test_the_socket_that_workers_share_never_blocks(units):
    """systemd takes O_NONBLOCK away at each start of a worker, unless it is asked to set it."""
    assert "NonBlocking=yes" in (units / "farthing@1.service").read_text().splitlines()


def test_a_worker_can_do_next_to_nothing_to_the_machine(units):
    assert_exposure_below(10, units / "farthing@1.service")


def test_the_fetcher_of_rates_can_do_little_more(units):
    assert_exposure_below(16, units / "farthing-rates.service")


@pytest.fixture
def nginx(tmp_path):
    """The unit of Debian with our changes, as it runs."""
    shutil.copy("/lib/systemd/system/nginx.service", tmp_path)
    shutil.copytree(UNITS / "nginx.service.d", tmp_path / "nginx.service.d")
    return tmp_path / "nginx.service"


def test_systemd_understands_what_we_change_of_nginx(nginx):
    outcome = analyze("verify", "--man=no", nginx)
    assert [line for line in outcome.stdout.splitlines() if str(nginx.parent) in line] == []
    changes = nginx.parent / "nginx.service.d" / "farthing.conf"
    changes.write_text(changes.read_text() + "Unheard=of\n")
    assert "Unheard" in analyze("verify", "--man=no", nginx).stdout


def test_nginx_can_do_little_to_the_machine(nginx):
    assert_exposure_below(50, nginx)


def test_nginx_without_our_changes_could_do_more(nginx):
    shutil.rmtree(nginx.parent / "nginx.service.d")
    with pytest.raises(AssertionError):
        assert_exposure_below(50, nginx)


def test_the_memory_of_nginx_has_an_end(nginx):
    lines = (nginx.parent / "nginx.service.d" / "farthing.conf").read_text().splitlines()
    assert {"MemoryMax=256M", "MemorySwapMax=0", "OOMPolicy=continue", "LimitCORE=0"} <= {*lines}


def test_what_looks_for_replaced_libraries_can_do_little_more(units):
    assert_exposure_below(20, units / "farthing-updates.service")


def assert_exposure_below(tenths, unit):
    outcome = analyze("security", "--offline=true", f"--threshold={tenths - 1}", unit)
    assert outcome.returncode == 0, outcome.stdout
    assert "Overall exposure level" in outcome.stdout
