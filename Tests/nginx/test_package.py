"""The Debian package, with other programs in the place of those that take minutes to build."""

import re
import shutil
import subprocess

import pytest
from test_setup import Machine

from serving import ROOT

PROGRAMS = ["farthing-server", "farthing-site", "farthing-rates"]
SCRIPTS = ["farthing-setup", "farthing-restart", "farthing-rotate-keys"]


def packed(folder):
    """The package that nginx/package makes in a clone of its own."""
    folder.mkdir()
    for part in ["nginx", "Public"]:
        shutil.copytree(ROOT / part, folder / part)
    shutil.copy(ROOT / "LICENSE", folder)
    built = folder / ".build" / "release"
    built.mkdir(parents=True)
    for program in PROGRAMS:
        shutil.copy("/bin/true", built / program)
    (folder / ".gitignore").write_text(".build\n")
    subprocess.run(["git", "init", "--quiet", folder], check=True)
    outcome = subprocess.run(
        [folder / "nginx" / "package", "--built"], check=False, capture_output=True, text=True
    )
    assert outcome.returncode == 0, outcome.stderr
    [package] = (folder / ".build" / "package").glob("farthing_*.deb")
    return package


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return packed(tmp_path_factory.mktemp("package") / "one")


@pytest.fixture(scope="module")
def files(package):
    """The paths in it, without folders."""
    command = ["dpkg-deb", "--contents", package]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [line.split(maxsplit=5) for line in listed.splitlines()]
    return {line[5].split(" -> ")[0][1:]: line[0] for line in lines if line[0][0] != "d"}


def test_it_carries_rates_for_the_time_before_any_were_fetched(files):
    assert "/usr/share/farthing/Public/rates.json" in files


def test_lintian_has_nothing_to_say(package):
    [changes] = package.parent.glob("*.changes")
    command = ["lintian", "--allow-root", "--profile", "debian", "--fail-on", "error,warning"]
    outcome = subprocess.run([*command, changes], check=False, capture_output=True, text=True)
    assert (outcome.returncode, outcome.stdout) == (0, "")


def test_lintian_would_say_something(package, tmp_path):
    """A package without its manual pages: what looks for nothing finds nothing."""
    tree = tmp_path / "tree"
    subprocess.run(["dpkg-deb", "--raw-extract", package, tree], check=True)
    shutil.rmtree(tree / "usr" / "share" / "man")
    spoilt = tmp_path / "farthing_1.1.0_amd64.deb"
    subprocess.run(["dpkg-deb", "--build", tree, spoilt], check=True, capture_output=True)
    command = ["lintian", "--allow-root", "--profile", "debian", "--fail-on", "error,warning"]
    assert subprocess.run([*command, spoilt], check=False, capture_output=True).returncode != 0


def test_built_twice_it_has_the_same_bytes(package, tmp_path):
    assert packed(tmp_path / "another-place").read_bytes() == package.read_bytes()


@pytest.mark.parametrize("name", PROGRAMS + SCRIPTS)
def test_what_can_be_run_has_a_manual_page(files, name):
    assert files[f"/usr/sbin/{name}"][3] == "x"
    assert f"/usr/share/man/man8/{name}.8.gz" in files


def test_settings_have_a_manual_page(files):
    assert "/usr/share/man/man5/farthing.conf.5.gz" in files


def test_manual_pages_name_every_option_that_setting_up_takes():
    script = (ROOT / "nginx" / "setting-up" / "options").read_text()
    page = (ROOT / "nginx" / "debian" / "man" / "farthing-setup.8").read_text()
    options = {
        word.strip().rstrip(")").rstrip("*").rstrip("=")
        for line in script.splitlines()
        if line.startswith("      --")
        for word in line.split(")")[0].split("|")
    }
    assert len(options) > 8
    missing = {option for option in options if option.replace("-", "\\-") not in page}
    assert missing == set()


def test_the_example_of_settings_is_where_the_manual_page_says(files):
    page = (ROOT / "nginx" / "debian" / "man" / "farthing.conf.5").read_text()
    [place] = re.findall(r"^\.IR (/usr/share/doc/\S+)", page, re.MULTILINE)
    assert place in {path.removesuffix(".gz") for path in files}


def test_units_and_everything_that_they_run_are_in_it(files):
    units = [*(ROOT / "nginx").glob("**/systemd/*")]
    assert len(units) == 9
    for unit in units:
        assert f"/usr/lib/systemd/system/{unit.name}" in files
        for line in unit.read_text().splitlines():
            if line.startswith("ExecStart=") and "farthing-" in line.split()[0]:
                assert line.removeprefix("ExecStart=").split()[0] in files


@pytest.fixture(scope="module")
def unpacked(package, tmp_path_factory):
    """The scripts that it brings, where it puts them."""
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
    return folder / "usr" / "share" / "farthing" / "nginx"


@pytest.mark.parametrize("door", ["", "--beside", "--behind-proxy", "--machines=10.0.0.11"])
def test_setting_up_finds_all_its_parts_there(unpacked, tmp_path, door):
    arguments = ["money.example", *door.split(), "--dry-run"]
    outcome = Machine(tmp_path).tell(unpacked / "setup", *arguments)
    assert outcome.returncode == 0, outcome.stdout
    assert "No such file" not in outcome.stdout


def test_a_container_finds_all_its_parts_there(unpacked):
    """It says that it has no address, which takes the scripts that it shares with others."""
    outcome = subprocess.run([unpacked / "container"], check=False, capture_output=True, text=True)
    assert outcome.stderr.startswith("ORIGIN has to be the address")


def test_it_keeps_keys_to_itself(files):
    assert [path for path in files if path.startswith("/etc/farthing")] == []
