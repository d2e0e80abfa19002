"""farthing-setup writes over and removes what it has written itself, and nothing else."""

import concurrent.futures
import fcntl
import os
import re
import shutil
import stat
import subprocess
import time

import pytest
from machine import Machine

from serving import ROOT

pytestmark = pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
EXAMPLE = ROOT / "nginx" / "more" / "fronts" / "nginx.conf"
DOMAIN = "money.example"
ALONE = [DOMAIN, "--self-signed", "--no-upgrades"]
BESIDE = [*ALONE, "--beside"]
BEHIND = [DOMAIN, "--no-upgrades", "--behind-proxy"]
FOREIGN = "server {\n    server_name money.example;\n}\n"


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path / "machine")


class Site:
    """The site of --beside among those of another nginx."""

    def __init__(self, machine):
        self.file = machine.folder / "available" / "farthing"
        self.link = machine.folder / "enabled" / "farthing"

    def put(self, text):
        self.file.write_text(text)
        self.link.symlink_to("/etc/nginx/sites-available/farthing")

    @property
    def is_gone(self):
        return not self.file.exists() and not self.link.is_symlink()


@pytest.fixture
def site(machine):
    return Site(machine)


def older_site(domain=DOMAIN):
    """As farthing-setup wrote it before it began with a line of its own."""
    return EXAMPLE.read_text().replace("@domain@", domain)


def options(machine, door, domain=DOMAIN):
    text = f"ROLE=front\nDOMAIN={domain}\nCERTIFICATE=self-signed\nDOOR={door}\nUPGRADES=no\n"
    (machine.folder / "etc" / "farthing.conf").write_text(text)


def test_the_example_is_what_older_versions_wrote():
    """If the example changes, keep its text of today for these tests: the digest has to stay."""
    digest = subprocess.check_output(["sha256sum", EXAMPLE])
    ours = (ROOT / "nginx" / "setting-up" / "ours").read_text()
    assert f"older_site={digest.decode().split()[0]}\n" in ours


def test_a_site_beside_others_says_whose_it_is_and_goes_again(machine, site):
    machine.succeeds(*BESIDE)
    first = site.file.read_text().splitlines()[0]
    assert first.startswith("# Written by farthing-setup --beside")
    machine.succeeds(*BESIDE)
    machine.succeeds(*BEHIND)
    assert site.is_gone


@pytest.mark.parametrize(
    "arguments", [BEHIND, ["--off"], []], ids=["another door", "off", "an upgrade"]
)
def test_a_site_of_somebody_else_stays(machine, site, arguments):
    """It has the name that whoever follows the example would give it."""
    options(machine, "/run/farthing-nginx/http.sock")
    site.put(FOREIGN)
    machine.succeeds(*arguments)
    assert (site.file.read_text(), site.link.is_symlink()) == (FOREIGN, True)


def test_a_copy_of_the_example_that_somebody_has_made_stays(machine, site):
    """To the byte what an older version wrote, but behind a proxy that version wrote nothing."""
    options(machine, "/run/farthing-nginx/http.sock")
    site.put(older_site())
    machine.succeeds(*BEHIND)
    assert site.file.read_text() == older_site()


@pytest.mark.parametrize("name", ["available", "enabled"])
def test_beside_others_a_file_of_somebody_else_is_in_the_way(machine, name):
    (machine.folder / name / "farthing").write_text(FOREIGN)
    outcome = machine.run(*BESIDE)
    assert outcome.returncode == 1
    assert f"/etc/nginx/sites-{name}/farthing was not written by farthing-setup" in outcome.stderr
    assert (machine.folder / name / "farthing").read_text() == FOREIGN
    assert not (machine.folder / "etc" / "farthing.conf").exists()


@pytest.mark.parametrize("arguments", [[], BESIDE], ids=["an upgrade", "by hand"])
def test_an_older_site_goes_on_under_its_new_first_line(machine, site, arguments):
    options(machine, "beside")
    site.put(older_site())
    machine.succeeds(*arguments)
    lines = site.file.read_text().splitlines(keepends=True)
    assert lines[0].startswith("# Written by farthing-setup")
    assert "".join(lines[1:]) == older_site()


@pytest.mark.parametrize("arguments", [BEHIND, ["--off"]], ids=["another door", "off"])
def test_an_older_site_goes(machine, site, arguments):
    options(machine, "beside", domain="old.example")
    site.put(older_site("old.example"))
    machine.succeeds(*arguments)
    assert site.is_gone


@pytest.mark.parametrize("arguments", [["--off"], BEHIND, BESIDE])
def test_an_older_site_that_somebody_has_changed_stays(machine, site, arguments):
    changed = older_site().replace("512k", "1m")
    options(machine, "beside")
    site.put(changed)
    outcome = machine.run(*arguments)
    assert outcome.returncode == (1 if arguments == BESIDE else 0)
    assert site.file.read_text() == changed


UPGRADES = "52farthing-upgrades"


@pytest.mark.parametrize("arguments", [ALONE, ["--off"]])
def test_upgrades_that_somebody_else_has_set_are_left(machine, arguments):
    file = machine.folder / "apt" / UPGRADES
    file.write_text("APT::Periodic;\n")
    machine.succeeds(*arguments)
    assert file.read_text() == "APT::Periodic;\n"


def test_upgrades_that_somebody_else_has_set_are_in_the_way_of_ours(machine):
    file = machine.folder / "apt" / UPGRADES
    file.write_text("APT::Periodic;\n")
    outcome = machine.run(DOMAIN, "--self-signed")
    assert outcome.returncode == 1
    assert f"{UPGRADES} was not written by farthing-setup" in outcome.stderr
    assert file.read_text() == "APT::Periodic;\n"
    assert not (machine.folder / "etc" / "farthing.conf").exists()


@pytest.mark.parametrize("arguments", [ALONE, ["--off"]])
def test_upgrades_of_an_older_version_go(machine, arguments):
    file = machine.folder / "apt" / UPGRADES
    file.write_text("// Written by farthing-setup; with --no-upgrades it goes.\nAPT;\n")
    machine.succeeds(*arguments)
    assert not file.exists()


def test_a_hook_of_somebody_else_is_in_the_way(machine):
    file = machine.folder / "hooks" / "farthing"
    file.write_text("#!/bin/sh\nmail\n")
    outcome = machine.run(DOMAIN, "--no-upgrades")
    assert outcome.returncode == 1
    assert "deploy/farthing was not written by farthing-setup" in outcome.stderr
    assert file.read_text() == "#!/bin/sh\nmail\n"
    file.write_text("#!/bin/sh\n# Written by farthing-setup: certbot runs it.\ntrue\n")
    file.chmod(0o755)
    machine.succeeds(DOMAIN, "--no-upgrades")
    assert "try-reload-or-restart" in file.read_text()


def test_purging_the_package_leaves_a_hook_of_somebody_else(machine):
    """The script itself, with nothing of systemd to tell."""
    script = (ROOT / "nginx" / "debian" / "farthing.postrm").read_text()
    [guard] = [line for line in script.splitlines() if "rm -f $hook" in line]
    assert guard.strip().startswith("! grep -qs '^# Written by farthing-setup' $hook ||")


def test_a_certificate_that_is_not_where_it_was_asked_for_is_not_linked(machine):
    """As certbot does where there was one of that name, of which a part was deleted."""
    machine.command("certbot")
    outcome = machine.run(DOMAIN, "--no-upgrades")
    assert outcome.returncode == 1
    assert "certbot has put the certificate of money.example elsewhere" in outcome.stderr
    assert not (machine.folder / "etc" / "tls" / "key.pem").is_symlink()
    assert not (machine.folder / "etc" / "tls" / "made-certificates").exists()


@pytest.mark.parametrize("was_there", [False, True], ids=["ours", "of a mail server"])
def test_purging_the_package_leaves_a_certificate_that_was_there_before(machine, was_there):
    """The part of the script that deletes it, on folders of this test."""
    live = machine.folder / "letsencrypt" / "live" / DOMAIN
    if was_there:
        live.mkdir(parents=True)
    machine.command("certbot", f"mkdir -p {live}; touch {live}/fullchain.pem")
    setup = (ROOT / "nginx" / "setting-up" / "certificates").read_text()
    functions = f"""set -eu
    settings={machine.folder}/etc domain={DOMAIN} renewal_hook={machine.folder}/hooks/farthing
    . {ROOT}/nginx/steps
    systemctl() {{ :; }}
    {setup.replace("/etc/letsencrypt", str(machine.folder / "letsencrypt"))}
    mkdir -p $settings/tls
    certify"""
    path = {**os.environ, "PATH": f"{machine.folder / 'commands'}:{os.environ['PATH']}"}
    subprocess.run(["bash", "-c", functions], check=True, env=path)
    script = (ROOT / "nginx" / "debian" / "farthing.postrm").read_text()
    [part] = re.findall(r"^ +domain=.*?^ {8}fi$", script, re.MULTILINE | re.DOTALL)
    part = part.replace("/etc/farthing", str(machine.folder / "etc"))
    part = part.replace("/etc/letsencrypt", str(machine.folder / "letsencrypt"))
    (machine.folder / "etc" / "farthing.conf").write_text(f"DOMAIN={DOMAIN}\nDOOR=tls\n")
    subprocess.run(["sh", "-ec", part], check=True, env=path)
    deleted = f"certbot delete --non-interactive --cert-name {DOMAIN}\n" in machine.noted
    assert deleted == (not was_there)


def test_the_last_option_counts_without_the_end_of_its_line(machine):
    """As an editor may leave it: what it refuses must not be turned on."""
    options(machine, "/run/farthing-nginx/http.sock")
    file = machine.folder / "etc" / "farthing.conf"
    file.write_text(file.read_text().rstrip("\n"))
    machine.succeeds()
    assert "UPGRADES=no\n" in machine.file("farthing.conf")


def test_a_link_to_the_site_goes_with_it_however_it_is_written(machine, site):
    """nginx does not start with a link that leads nowhere, and serves no other site then."""
    machine.succeeds(*BESIDE)
    site.link.unlink()
    site.link.symlink_to("../sites-available/farthing")
    machine.succeeds(*BESIDE)
    machine.succeeds("--off")
    assert site.is_gone


def test_a_site_that_nginx_does_not_understand_gives_way_to_the_last_one(machine, site):
    """Else nginx, and all its sites, would not come back when the machine starts."""
    machine.succeeds(*BESIDE)
    before = site.file.read_text()
    machine.command(
        "nginx",
        'case "$*" in *" -c "*) ;; "-t -q") ! grep -qs other.example '
        "/etc/nginx/sites-enabled/farthing ;; esac",
    )
    outcome = machine.run("other.example", *BESIDE[1:])
    assert outcome.returncode == 1
    assert "goes on with the last one" in outcome.stderr
    assert site.file.read_text() == before


@pytest.mark.parametrize("arguments", [BEHIND, ["--off"]], ids=["another door", "off"])
def test_our_words_below_a_line_of_somebody_else_do_not_make_a_file_ours(machine, site, arguments):
    text = "# Ann's. Do not touch!\n# Written by farthing-setup --beside, once.\n" + FOREIGN
    options(machine, "/run/farthing-nginx/http.sock")
    site.put(text)
    machine.succeeds(*arguments)
    assert site.file.read_text() == text


def test_nginx_takes_a_domain_that_is_as_long_as_can_be(machine):
    """openssl makes a certificate of it too, whose subject has room for 64 characters alone."""
    longest = ".".join(["a" * 61] * 3 + ["b" * 59, "example"])
    machine.succeeds(longest, *ALONE[1:])
    certificate = machine.folder / "etc" / "tls" / "certificate.pem"
    asked = ["openssl", "x509", "-noout", "-checkhost", longest, "-in", certificate]
    assert "does match" in subprocess.check_output(asked, text=True)
    configuration = (machine.folder / "etc" / "nginx.a" / "nginx.conf").read_text()
    [size] = re.findall(r"^ *server_names_hash_bucket_size (\d+);$", configuration, re.MULTILINE)
    tried = machine.folder / "tried.conf"
    tried.write_text(
        f"pid {machine.folder}/pid; events {{}} http {{ server_names_hash_bucket_size {size};"
        f"server {{ listen unix:{machine.folder}/s; return 444; }}"
        f"server {{ listen unix:{machine.folder}/s; server_name {longest}; }} }}"
    )
    subprocess.run(["nginx", "-t", "-q", "-e", "stderr", "-c", tried], check=True)


def test_two_at_once_take_turns(machine):
    """Each takes the options of the one before, and none takes away what another has half done."""
    options(machine, "/run/farthing-nginx/http.sock")
    with concurrent.futures.ThreadPoolExecutor() as pool:
        runs = [pool.submit(machine.run, *arguments) for arguments in [BEHIND, [], BEHIND, []]]
        outcomes = [run.result() for run in runs]
    assert [outcome.returncode for outcome in outcomes] == [0] * 4, outcomes
    assert sum("is at work" in outcome.stderr for outcome in outcomes) > 0


def test_who_has_waited_takes_the_options_of_whom_it_has_waited_for(machine):
    options(machine, "/run/farthing-nginx/http.sock")
    file = machine.folder / "etc" / "farthing.conf"
    held = os.open(machine.folder / "alone", os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        run = pool.submit(machine.run)
        time.sleep(2)
        file.write_text(file.read_text() + "WORKERS=7\n")
        os.close(held)
    assert run.result().returncode == 0
    assert "WORKERS=7\n" in machine.file("farthing.conf")


def test_options_that_changed_just_before_the_lock_count(machine):
    """Another run has ended since this one read them first."""
    options(machine, "/run/farthing-nginx/http.sock")
    file = machine.folder / "etc" / "farthing.conf"
    machine.command("flock", f'echo WORKERS=7 >>{file}; exec {shutil.which("flock")} "$@"')
    machine.succeeds()
    assert "WORKERS=7\n" in machine.file("farthing.conf")


def test_logs_are_for_nginx_and_the_group_adm_from_the_first_line_on(machine):
    machine.succeeds(*BEHIND)
    for name in ["access.log", "error.log"]:
        log = machine.folder / "log" / name
        mode = stat.filemode(log.stat().st_mode)
        assert (mode, log.owner(), log.group()) == ("-rw-r-----", "www-data", "adm")


def test_what_openssl_does_not_tell_is_not_written(machine):
    """What is there is kept at the next run, so that an empty file would stay."""
    machine.command("openssl", "exit 1")
    assert machine.run(*BEHIND).returncode == 1
    assert not (machine.folder / "etc" / "keys").exists()
    (machine.folder / "etc" / "keys").write_text("abc secret sign\n")
    assert machine.run(*BEHIND, "--machines=10.0.0.11").returncode == 1
    assert not (machine.folder / "etc" / "tunnel-secret").exists()


def test_a_site_that_somebody_has_taken_away_is_generated_again(machine):
    """Its link still leads to where it was."""
    machine.succeeds(*BEHIND)
    shutil.rmtree(machine.folder / "var" / os.readlink(machine.folder / "var" / "site"))
    machine.succeeds(*BEHIND)
    assert (machine.folder / "var" / "site" / "assets").is_dir()
