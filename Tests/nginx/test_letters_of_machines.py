"""One store of letters for several machines: what farthing-setup writes, and what goes through."""

import concurrent.futures
import os
import re
import shutil
import socket
import stat
import subprocess
import time

import pytest
from friends import Friend, Redis
from machine import Machine
from test_several_machines import ended

from Load.survival.machines import MACHINES, Front, address_of, running
from serving import ROOT, Site

USER = "farthing-letters"


# ---- letters through the tunnel ------------------------------------------------------------------


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    if not shutil.which("redis-server"):
        pytest.skip("there is no redis-server")
    store = Redis(tmp_path_factory.mktemp("store"))
    yield store
    store.stop()


@pytest.fixture(scope="module")
def front(store):
    front = Front(Site(FARTHING_LETTERS=store.setting).start(), store.socket)
    yield front
    front.stop()


def test_what_is_appended_through_one_machine_is_read_through_the_other(front):
    with running(front, 11, 12):
        with front.asking_only(11):
            ana, key = someone_in_step(front)
            assert ana.pay("Taxi") == 303
            patiently(lambda: ana.send() and ana.waiting() == 0)
        ben = Friend(front.site)
        with front.asking_only(12):
            patiently(lambda: joins(ben, key))
            patiently(lambda: ben.titles() == ["Taxi"])
            assert ben.pay("Tea") == 303
            patiently(lambda: ben.send() and ben.waiting() == 0)
        # The front asks the store itself.
        patiently(lambda: ana.titles() == ["Taxi", "Tea"])


def test_a_store_that_is_killed_costs_a_machine_nothing_but_time(front, store):
    with running(front, 11), front.asking_only(11):
        ana, _ = someone_in_step(front)
        store.kill()
        assert ana.pay("Taxi") == 303
        assert ana.waiting() == 1
        store.start()
        patiently(lambda: ana.send() and ana.waiting() == 0)
        assert ana.titles() == ["Taxi"]


def test_friends_at_once_lose_nothing_through_several_machines_and_a_store_that_is_killed(
    front, store
):
    with running(front, *MACHINES):
        ana, key = someone_in_step(front)
        phones = [ana, *(Friend(front.site) for _ in range(3))]
        for phone in phones[1:]:
            patiently(lambda p=phone: joins(p, key))

        def spends(phone):
            number = phones.index(phone)
            return [phone.pay(f"P{number}-{count}") for count in range(6)]

        with concurrent.futures.ThreadPoolExecutor(4) as crowd:
            spending = [crowd.submit(spends, phone) for phone in phones]
            time.sleep(0.3)
            store.kill()
            time.sleep(0.3)
            store.start()
            assert {status for each in spending for status in each.result()} == {303}
        expected = sorted(f"P{number}-{count}" for number in range(4) for count in range(6))
        # A store that was lost is filled again by whoever posts.
        for phone in phones:
            patiently(lambda p=phone: p.send() and p.waiting() == 0)
        for phone in phones:
            patiently(lambda p=phone: p.titles() == expected)


def someone_in_step(front):
    """A phone with a group, and the key of its link."""
    ana = Friend(front.site)
    ana.start("Ana", "Ben")
    patiently(lambda: ana.below("/box", {"do": "on"}).status == 303)
    return ana, ana.key()


def joins(friend, key):
    answer = friend.ask("/groups/join", {"k": key})
    # The store may be out of reach for a moment.
    if "Location" not in answer.headers:
        return False
    friend.path = answer.headers["Location"].removesuffix("/merge")
    return friend.below("/merge", {"k": key}).status == 303


def patiently(holds):
    """Workers give the store 150 ms, which a busy machine may not keep, then a second's rest."""
    for _ in range(30):
        if holds():
            return
        time.sleep(1.1)
    raise AssertionError("it did not come true")


def test_nobody_reaches_the_store_who_does_not_know_the_secret(front):
    with socket.create_connection((address_of(10), front.letters_port), 5) as stranger:
        stranger.sendall(b"PING\r\n")
        assert ended(stranger)


# ---- what farthing-setup writes ------------------------------------------------------------------


@pytest.fixture
def machine(tmp_path):
    if os.getuid() != 0:
        pytest.skip("only root may mount")
    return with_commands(Machine(tmp_path / "front"))


def with_commands(machine):
    for name in ["redis-server", "useradd"]:
        machine.command(name)
    machine.command("getent", "exit 2")
    return machine


def set_up(machine, *options):
    outcome = machine.run(*options)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


SITE = ["money.example", "--self-signed", "--no-upgrades"]
REDIS = [*SITE, "--letters=redis"]


def test_the_store_is_a_service_whose_socket_is_for_a_group_with_the_workers(machine):
    set_up(machine, *REDIS)
    assert letters_of(machine) == "FARTHING_LETTERS=redis:/run/farthing-letters/letters.sock"
    assert "enable --now farthing-letters.service" in machine.noted
    assert (
        f"useradd --system --user-group --home-dir /nonexistent --shell /usr/sbin/nologin {USER}"
        in (machine.noted)
    )
    assert f"SupplementaryGroups={USER}\n" in drop_in(machine, "farthing@.service.d/letters.conf")
    assert "LETTERS=redis\n" in machine.file("farthing.conf")


def letters_of(machine):
    [line] = [
        line
        for line in machine.file("environment").splitlines()
        if line.startswith("FARTHING_LETTERS=")
    ]
    return line


def drop_in(machine, name):
    return (machine.folder / "units" / name).read_text()


def test_setting_up_again_does_not_restart_the_store(machine):
    set_up(machine, *REDIS)
    set_up(machine)
    assert machine.noted.count("restart farthing-letters.service") == 1


@pytest.mark.parametrize(
    "options", [["--letters=sqlite"], ["--no-letters"], ["--off"]], ids=lambda each: each[0]
)
def test_the_store_ends_with_its_option(machine, options):
    set_up(machine, *REDIS)
    set_up(machine, *options)
    assert "disable --now farthing-letters.service" in machine.noted
    assert not (machine.folder / "units" / "farthing@.service.d").exists()


@pytest.mark.parametrize("options", [[], ["--dry-run"]], ids=["for-good", "dry-run"])
def test_a_store_that_is_not_installed_is_missed_before_anything_is_changed(machine, options):
    (machine.folder / "commands" / "redis-server").unlink()
    outcome = machine.run(*REDIS, *options, without=["redis-server", "valkey-server"])
    assert outcome.returncode == 1
    assert "--letters=redis: install one." in outcome.stderr
    assert not (machine.folder / "etc" / "farthing.conf").exists()


def test_without_one_store_several_machines_have_no_letter_box_and_that_is_said(machine):
    told = set_up(machine, *SITE, "--machines=10.0.0.11")
    assert "FARTHING_LETTERS" not in machine.file("environment")
    assert "friends cannot keep a group in step" in told
    assert "One store for all: --letters=redis, here first" in told
    assert "9434" not in machine.file("tunnel.conf")
    for options in ([], [*SITE, "--machines=10.0.0.11", "--no-letters"], []):
        assert "friends cannot" not in set_up(machine, *options)


def test_a_machine_that_joins_is_not_told_of_the_store(machine, tmp_path):
    set_up(machine, *SITE, "--machines=10.0.0.11")
    assert "friends cannot" not in set_up(*joining(machine, tmp_path))


def joining(front, tmp_path, *options):
    """A machine that has an invitation, and what makes it join."""
    other = with_commands(Machine(tmp_path / "other"))
    invitation = tmp_path / "invitation"
    outcome = front.run(*options or ["--invite"], told=other.ask())
    assert outcome.returncode == 0, outcome.stderr
    invitation.write_text(outcome.stdout)
    return other, f"--join={invitation}"


# Addresses of two kinds, as on most rented machines: one for the world and one for its neighbours.
TWO_ADDRESSES = """case "$*" in
  *"route get 10.0.0."*) echo "10.0.0.11 dev eth1 src 10.0.0.1 uid 0 " ;;
  *) printf '2: eth0    inet 203.0.113.5/24\\n3: eth1    inet 10.0.0.1/24\\n' ;;
esac"""


def test_machines_ask_the_store_at_the_address_from_which_the_front_reaches_them(machine, tmp_path):
    machine.command("ip", TWO_ADDRESSES)
    set_up(machine, *REDIS, "--machines=10.0.0.11,10.0.0.12")
    other, join = joining(machine, tmp_path)
    set_up(other, join)
    assert other.file("tunnel.conf").count(":9434\n") == 1
    assert "connect = 10.0.0.1:9434\n" in other.file("tunnel.conf")


def test_a_machine_that_is_the_front_itself_reaches_it_at_an_address_of_its_own(machine, tmp_path):
    machine.command("ip", TWO_ADDRESSES.replace("src 10.0.0.1 ", "src 127.0.0.1 "))
    set_up(machine, *SITE, "--machines=10.0.0.11")
    other, join = joining(machine, tmp_path)
    set_up(other, join)
    assert "FRONT=203.0.113.5,10.0.0.1\n" in other.file("farthing.conf")


def test_a_front_with_two_addresses_and_no_machines_yet_asks_at_which_they_reach_it(
    machine, tmp_path
):
    machine.command("ip", TWO_ADDRESSES)
    set_up(machine, *REDIS)
    other = with_commands(Machine(tmp_path / "other"))
    outcome = machine.run("--invite", told=other.ask())
    assert outcome.returncode == 1
    assert "say at which the others reach it, by --invite=ADDRESS." in outcome.stderr
    assert machine.run("--invite=10.0.0.1", told=other.ask()).returncode == 0


def test_an_address_of_an_invitation_is_refused_by_the_name_of_its_option(machine):
    set_up(machine, *REDIS)
    outcome = machine.run("--invite=x", told="")
    assert outcome.returncode == 1
    assert "--invite has to be addresses like" in outcome.stderr


def test_a_file_of_one_machine_is_refused_for_several(machine):
    outcome = machine.run("money.example", "--machines=10.0.0.11", "--letters=sqlite")
    assert outcome.returncode == 1
    assert "--letters=sqlite is a file of one machine" in outcome.stderr


def test_the_front_lets_its_machines_to_the_store_and_nobody_else(machine):
    set_up(machine, *REDIS, "--machines=10.0.0.11,10.0.0.12")
    assert "[letters]\naccept = 0.0.0.0:9434\n" in machine.file("tunnel.conf")
    limits = drop_in(machine, "farthing-tunnel.service.d/front.conf").splitlines()
    assert limits[2:] == [
        "IPAddressDeny=any",
        "IPAddressAllow=10.0.0.11 10.0.0.12",
        f"SupplementaryGroups={USER}",
    ]


def test_a_machine_that_joins_asks_the_store_of_the_front(machine, tmp_path):
    set_up(machine, *REDIS)
    other, join = joining(machine, tmp_path, "--invite=10.0.0.1")
    set_up(other, join)
    assert letters_of(other) == "FARTHING_LETTERS=redis:/run/farthing-tunnel/letters.sock"
    assert "[letters]\nclient = yes\naccept = /run/farthing-tunnel/letters.sock\n" in (
        other.file("tunnel.conf")
    )
    assert "connect = 10.0.0.1:9434\n" in other.file("tunnel.conf")
    assert f"SupplementaryGroups={USER}\n" in drop_in(other, "farthing@.service.d/letters.conf")
    limits = drop_in(other, "farthing-tunnel.service.d/front.conf").splitlines()
    assert limits[2:] == [
        "IPAddressDeny=any",
        "IPAddressAllow=10.0.0.1",
        f"Group={USER}",
        "UMask=0007",
    ]
    # It has no store of its own.
    assert "farthing-letters.service" not in other.noted


class Store:
    """Runs as its unit has it run, in a folder of a test."""

    def __init__(self, folder, configuration):
        self.folder, self.socket = folder, folder / "letters.sock"
        self.kept = folder / "kept"
        self.kept.mkdir()
        self.file = folder / "letters.conf"
        self.file.write_text(configuration.replace("/run/farthing-letters", str(folder)))
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def start(self):
        self.process = subprocess.Popen(self.command("ExecStart"), env=self.environment())
        self.run("ExecStartPost")

    def restart(self):
        self.process.terminate()
        assert self.process.wait(timeout=10) == 0
        self.start()

    def run(self, name):
        subprocess.run(self.command(name), check=True, env=self.environment(), timeout=20)

    def command(self, name):
        unit = (ROOT / "nginx" / "more" / "systemd" / "farthing-letters.service").read_text()
        command = re.search(rf"^{name}=/usr/share/farthing/nginx/(.*)$", unit, re.MULTILINE)[1]
        program, *arguments = command.replace("/etc/farthing/letters.conf", str(self.file)).split()
        return [ROOT / "nginx" / "more" / program, *arguments]

    def environment(self):
        folders = {"RUNTIME_DIRECTORY": str(self.folder), "STATE_DIRECTORY": str(self.kept)}
        return {**os.environ, **folders}

    def ask(self, *words):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(self.socket))
            connection.sendall("".join(f"{word}\r\n" for word in words).encode())
            time.sleep(0.5)
            return connection.recv(65_536)


@pytest.fixture
def own_store(machine, tmp_path):
    if not shutil.which("redis-server"):
        pytest.skip("there is no redis-server")
    set_up(machine, *REDIS)
    folder = tmp_path / "store"
    folder.mkdir()
    with Store(folder, machine.file("letters.conf")) as store:
        yield store


def test_the_store_starts_with_its_configuration(own_store):
    told = own_store.ask("CONFIG GET maxmemory-policy", "CONFIG GET append*", "INFO server")
    assert b"noeviction" in told
    assert b"$3\r\nyes\r\n" in told
    assert b"$6\r\nalways\r\n" in told
    assert b"tcp_port:0" in told
    assert stat.S_IMODE(own_store.socket.stat().st_mode) == 0o770


def test_the_store_keeps_what_it_has_over_a_restart_killed_or_not(own_store):
    own_store.ask("SET letter sealed")
    own_store.restart()
    assert b"sealed" in own_store.ask("GET letter")
    own_store.ask("SET mark closed")
    own_store.process.kill()
    own_store.process.wait()
    own_store.start()
    assert b"closed" in own_store.ask("GET mark")
    assert b"sealed" in own_store.ask("GET letter")


def test_farthing_setup_tells_how_full_the_store_is(machine):
    set_up(machine, *SITE)
    environment = machine.folder / "etc" / "environment"
    environment.write_text(environment.read_text() + "FARTHING_LETTERS_LIMIT=2M\n")
    machine.command(
        "farthing-server", 'echo "$* of $FARTHING_LETTERS, limit $FARTHING_LETTERS_LIMIT"'
    )
    told = set_up(machine, "--letters")
    assert told == "--letters of sqlite:/var/lib/farthing-letters/letters.sqlite, limit 2M\n"
    set_up(machine, *SITE, "--no-letters")
    outcome = machine.run("--letters")
    assert outcome.returncode == 1
    assert "no letter box" in outcome.stderr
