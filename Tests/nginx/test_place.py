"""What a machine has to have before anything is changed, and what its administrator has decided."""

import os

import pytest
from machine import Machine

DOMAIN = "money.example"
OTHER = "other.example"
ALONE = [DOMAIN, "--self-signed", "--no-upgrades"]
pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path / "machine")


@pytest.mark.parametrize(
    "program, arguments",
    [("certbot", ["--no-upgrades"]), ("unattended-upgrade", ["--self-signed"])],
)
def test_what_a_small_image_leaves_out_is_said_before_anything_is_changed(
    machine, program, arguments
):
    (machine.folder / "commands" / "certbot").unlink()
    without = [program] if program == "certbot" else []
    if program != "certbot" and os.path.exists(f"/usr/bin/{program}"):
        pytest.skip("it is here")
    outcome = machine.run(DOMAIN, *arguments, without=without)
    assert outcome.returncode == 1
    assert f"Debian's {program}" in outcome.stderr
    assert not any((machine.folder / "etc").iterdir())


def test_keys_that_come_back_from_a_backup_are_for_root_alone(machine):
    assert machine.run(*ALONE).returncode == 0
    keys = machine.folder / "etc" / "keys"
    text = keys.read_text()
    keys.chmod(0o644)
    assert machine.run(*ALONE).returncode == 0
    assert (keys.stat().st_mode & 0o777, keys.read_text()) == (0o600, text)


@pytest.mark.parametrize("state, starts", [("masked", False), ("enabled", True)])
def test_a_timer_that_is_masked_stays_off(machine, state, starts):
    asks = "is-enabled farthing-rates.timer"
    machine.command("systemctl", f"""case "$*" in "{asks}") echo {state} ;; esac""")
    assert machine.run(*ALONE).returncode == 0
    assert ("enable --now farthing-rates.timer" in machine.noted) is starts


def test_the_certificate_of_a_former_domain_is_told_of_once(machine):
    told = "certbot delete --cert-name money.example"
    for domain, is_told in [(DOMAIN, False), (DOMAIN, False), (OTHER, True), (OTHER, False)]:
        outcome = machine.run(domain, "--no-upgrades")
        assert outcome.returncode == 0
        assert (told in outcome.stdout) is is_told


def test_a_certificate_that_is_refused_says_what_to_do(machine):
    machine.command("certbot", "exit 1")
    outcome = machine.run(DOMAIN, "--no-upgrades")
    assert outcome.returncode == 1
    last = outcome.stderr.splitlines()[-1]
    assert last.startswith("Let's Encrypt gave no certificate") and DOMAIN in last
