"""What farthing-setup and nginx/install say they would do to a machine, without doing it."""

import os
import shutil
import subprocess

import pytest

from serving import ROOT

# Each notes that it was called; none may be when nothing is to change.
CHANGING = "apt-get cp install ln mkdir mv rm sed swift systemctl tar certbot".split()
SOCKET = "/run/farthing-nginx/http.sock"


class Machine:
    """A machine whose commands say what the test wants, and leave a trace where they change it."""

    def __init__(self, folder):
        self.folder, self.trace, self.language = folder, folder / "trace", {}
        for name in CHANGING:
            # What only reads may run.
            real = f'case "$1" in -i*) ;; *) exec /bin/{name} "$@" ;; esac\n' * (name == "sed")
            self.command(name, f'{real}echo "{name} $*" >>{self.trace}')
        self.command("ss", "")
        self.command("nginx", "")
        self.command("nproc", "echo 2")

    def command(self, name, does):
        file = self.folder / name
        file.write_text(f"#!/bin/sh\n{does}\n")
        file.chmod(0o755)

    def listens(self, port, program):
        """As ss says it."""
        line = f'LISTEN 0 511 0.0.0.0:{port} 0.0.0.0:* users:(("{program}",pid=1,fd=6))'
        self.command("ss", f"""case "$*" in *:{port}) echo '{line}' ;; esac""")

    def tell(self, script, *arguments):
        outcome = subprocess.run(
            [ROOT / "nginx" / script, *arguments],
            check=False,
            env={**os.environ, **self.language, "PATH": f"{self.folder}:{os.environ['PATH']}"},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert not self.trace.exists(), self.trace.read_text()
        return outcome

    def setup(self, *arguments):
        return self.tell("setup", *arguments, "--dry-run")


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def steps(outcome):
    assert outcome.returncode == 0, outcome.stdout
    return [line[3:] for line in outcome.stdout.splitlines() if line.startswith("== ")]


def test_setting_up_tells_every_step_and_takes_none(machine):
    outcome = machine.setup("money.example")
    assert steps(outcome) == [
        "settings",
        "the generated site",
        "a certificate to start with",
        "the configuration of nginx",
        "3 workers",
        "the timer of interest rates",
        "updates",
        "nginx",
        "a certificate of Let's Encrypt",
        "Farthing is at https://money.example",
    ]
    for said in [
        "write /etc/farthing/environment",
        "enable --now farthing.socket",
        "farthing-rates.timer",
        "--webroot",
        "write /etc/farthing/farthing.conf",
    ]:
        assert said in outcome.stdout


def test_a_configuration_is_tried_before_it_takes_the_place_of_the_last(machine):
    said = machine.setup("money.example").stdout
    in_turn = [
        "s|@domain@|money.example|",
        "nginx -t -q -e /var/log/farthing/error.log -c /etc/farthing/nginx.a/nginx.conf",
        "ln -s nginx.a /etc/farthing/nginx.new",
        "mv -T /etc/farthing/nginx.new /etc/farthing/nginx",
    ]
    places = [said.index(step) for step in in_turn]
    assert places == sorted(places)


def test_security_updates_are_on_unless_they_are_refused(machine):
    file = "/etc/apt/apt.conf.d/52farthing-upgrades"
    taken = machine.setup("money.example").stdout
    assert f"write {file}" in taken
    refused = machine.setup("money.example", "--no-upgrades").stdout
    assert f"rm -f {file}" in refused
    for said in [taken, refused]:
        assert "enable --now farthing-updates.timer" in said


@pytest.mark.skipif(os.getuid() != 0, reason="only root changes a machine")
@pytest.mark.skipif(os.path.exists("/run/systemd/system"), reason="systemd is here")
def test_without_systemd_nothing_is_changed(machine):
    outcome = machine.tell("setup", "money.example")
    assert (outcome.returncode, outcome.stdout) == (
        1,
        "This machine was not started by systemd, which runs Farthing's workers; "
        "nothing was changed.\n",
    )


def dry_run_with(machine, prepared):
    """A dry run with the real nginx, after what was prepared in mounts of its own."""
    (machine.folder / "nginx").unlink()
    script = f"""{prepared}
    PATH={machine.folder}:$PATH
    exec {ROOT}/nginx/setup money.example --dry-run"""
    outcome = subprocess.run(
        ["unshare", "--mount", "sh", "-ec", script], check=False, capture_output=True, text=True
    )
    if outcome.stderr.startswith("unshare"):
        pytest.skip("mounts of one's own are not allowed here")
    return outcome


@pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
@pytest.mark.parametrize("folder", ["sites-enabled", "conf.d"])
@pytest.mark.parametrize(
    "text, refused",
    [
        ("server {\n listen 80;\n}\n", True),
        ("  server\n\n{\n}\n", True),
        ("map $host $a { default 1; } server{ }\n", True),
        ("gzip_vary on;\n# server {\n", False),
    ],
)
@pytest.mark.parametrize("name", ["shop.conf", "default.conf"])
def test_another_site_of_nginx_is_seen(machine, folder, text, refused, name):
    file = f"/etc/nginx/{folder}/{name}"
    outcome = dry_run_with(
        machine, f"mount -t tmpfs tmpfs /etc/nginx/{folder}\nprintf '{text}' >{file}"
    )
    assert outcome.returncode == refused, outcome.stderr
    assert (f"nginx already serves {file} here" in outcome.stderr) is refused


@pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
def test_sites_that_are_included_from_elsewhere_are_seen(machine, tmp_path):
    (tmp_path / "shop.conf").write_text("server { listen 80; server_name shop.example; }\n")
    outcome = dry_run_with(
        machine,
        f"""mount -t tmpfs tmpfs /etc/nginx/sites-enabled
        echo 'include {tmp_path}/*.conf;' >/etc/nginx/sites-enabled/all""",
    )
    assert outcome.returncode == 1
    assert f"nginx already serves {tmp_path}/shop.conf here" in outcome.stderr


@pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
def test_a_site_in_the_first_file_of_nginx_is_seen(machine, tmp_path):
    main = tmp_path / "nginx.conf"
    main.write_text("events {}\nhttp { server { listen 80; } }\n")
    outcome = dry_run_with(machine, f"mount --bind {main} /etc/nginx/nginx.conf")
    assert outcome.returncode == 1
    assert "nginx already serves /etc/nginx/nginx.conf here" in outcome.stderr


@pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
@pytest.mark.parametrize(
    "systemd, refused", [("exit 0", True), ("exit 3", False)], ids=["it runs", "it is off"]
)
def test_what_nginx_serves_has_to_be_known_before_it_is_turned_off(
    machine, tmp_path, systemd, refused
):
    main = tmp_path / "nginx.conf"
    main.write_text("events {}\nhttp { include nowhere.conf; }\n")
    machine.command("systemctl", systemd)
    outcome = dry_run_with(machine, f"mount --bind {main} /etc/nginx/nginx.conf")
    assert outcome.returncode == refused
    assert ("may serve other sites: mend that first" in outcome.stderr) is refused


@pytest.mark.skipif(os.getuid() != 0, reason="only root may mount")
def test_the_welcome_page_is_in_nobodys_way_until_somebody_makes_it_a_site(machine):
    (machine.folder / "nginx").unlink()
    script = f"""mkdir /tmp/sites.$$; cp /etc/nginx/sites-available/default /tmp/sites.$$/
    mount --bind /tmp/sites.$$ /etc/nginx/sites-enabled
    PATH={machine.folder}:$PATH
    {ROOT}/nginx/setup money.example --dry-run >&2 && echo went
    echo 'server {{ listen 80; }}' >>/etc/nginx/sites-enabled/default
    {ROOT}/nginx/setup money.example --dry-run >&2 || echo refused
    /bin/rm -r /tmp/sites.$$"""
    outcome = subprocess.run(
        ["unshare", "--mount", "sh", "-uc", script], check=False, capture_output=True, text=True
    )
    if outcome.stderr.startswith("unshare"):
        pytest.skip("mounts of one's own are not allowed here")
    assert outcome.stdout == "went\nrefused\n", outcome.stderr


@pytest.mark.parametrize(
    "port, options, way_out",
    [
        (80, [], "use --beside if it is nginx, else --behind-proxy"),
        (443, [], "use --beside if it is nginx, else --behind-proxy"),
        (443, ["--beside"], "use --behind-proxy"),
        (8080, ["--behind-proxy=8080"], "choose another one: --behind-proxy=8081"),
        (9465, ["--machines=10.0.0.11"], "where Prometheus asks for the counts of 10.0.0.11"),
        (9464, [], "where Prometheus asks for Farthing's counts"),
    ],
)
def test_a_port_that_somebody_has_is_named_with_who_has_it(machine, port, options, way_out):
    machine.listens(port, "apache2")
    outcome = machine.setup("money.example", *options)
    assert outcome.returncode == 1
    assert outcome.stdout.startswith(f"Port {port} is taken by apache2: {way_out}")


def test_beside_other_sites_nginx_may_have_its_ports(machine):
    machine.listens(443, "nginx")
    outcome = machine.setup("money.example", "--beside")
    assert "the nginx that serves other sites" in steps(outcome)


def test_beside_other_sites_only_files_of_its_own_are_written(machine):
    said = machine.setup("money.example", "--beside").stdout
    touched = {word for line in said.splitlines() for word in line.split() if "/etc/nginx" in word}
    assert touched == {"/etc/nginx/sites-available/farthing", "/etc/nginx/sites-enabled/farthing"}
    assert "nginx.service" in said
    assert "disable --now nginx.service" not in said


@pytest.mark.skipif(os.getuid() != 0, reason="only root sees the names of other sites")
def test_a_name_that_another_site_has_is_refused(machine):
    machine.command(
        "nginx",
        """[ "$1" != -T ] || printf '# configuration file %s:\\n server_name %s %s;\\n' \\
        /etc/nginx/sites-enabled/shop shop.example money.example""",
    )
    outcome = machine.setup("money.example", "--beside")
    assert (outcome.returncode, outcome.stdout) == (
        1,
        "nginx already serves money.example, by /etc/nginx/sites-enabled/shop: "
        "choose another name.\n",
    )
    assert machine.setup("other.example", "--beside").returncode == 0


def test_its_own_site_is_no_clash(machine):
    machine.command(
        "nginx",
        """[ "$1" != -T ] || printf '# configuration file %s:\\n server_name money.example;\\n' \\
        /etc/nginx/sites-enabled/farthing""",
    )
    assert machine.setup("money.example", "--beside").returncode == 0


@pytest.mark.parametrize(
    "option, listen",
    [("--behind-proxy", f"unix:{SOCKET}"), ("--behind-proxy=8080", "127.0.0.1:8080")],
)
def test_behind_a_proxy_nothing_is_asked_of_certificates(machine, option, listen):
    outcome = machine.setup("money.example", option)
    assert steps(outcome)[-1].startswith("Farthing waits for your web server at ")
    assert f"s|@listen@|{listen}|" in outcome.stdout
    for absent in ["certbot", "openssl req", "disable --now nginx.service", "/etc/nginx"]:
        assert absent not in outcome.stdout


def test_a_key_is_not_told(machine):
    assert " sign" not in machine.setup("money.example").stdout


def test_without_lets_encrypt_certbot_is_not_asked(machine):
    outcome = machine.setup("money.example", "--self-signed")
    assert outcome.returncode == 0
    assert "certbot certonly" not in outcome.stdout
    assert "openssl req -x509" in outcome.stdout


def test_the_number_of_workers_can_be_chosen(machine):
    outcome = machine.setup("money.example", "--workers=2")
    assert "enable farthing@1.service farthing@2.service\n" in outcome.stdout


def test_machines_are_asked_through_a_tunnel(machine):
    outcome = machine.setup("money.example", "--machines=10.0.0.11,10.0.0.12")
    assert "the tunnel between machines" in steps(outcome)
    for file in ["http/upstream.conf (", "tunnel.conf (mode 644", "tunnel-secret (mode 600"]:
        assert file in outcome.stdout


@pytest.mark.parametrize("workers", ["0", "-1", "many", "100"])
def test_a_number_of_workers_that_cannot_be_is_refused(machine, workers):
    outcome = machine.setup("money.example", f"--workers={workers}")
    assert outcome.returncode == 1
    assert outcome.stdout == f"--workers has to be from 1 to 99, not {workers}.\n"


@pytest.mark.parametrize(
    "option, told",
    [
        ("--behind-proxy=0", "--behind-proxy has to be a port from 1 to 65535, not 0."),
        ("--behind-proxy=66000", "--behind-proxy has to be a port from 1 to 65535, not 66000."),
        ("--machines=10.0.0.1,10.0.0.1", "--machines names a machine twice: 10.0.0.1,10.0.0.1."),
        ("--front=10.0.0", "--front has to be addresses like 10.0.0.11,10.0.0.12, not 10.0.0."),
        ("--machines=a,b", "--machines has to be addresses like 10.0.0.11,10.0.0.12, not a,b."),
        ("--machines=,", "--machines has to be addresses like 10.0.0.11,10.0.0.12, not ,."),
        (
            "--front=1.2.3.256",
            "--front has to be addresses like 10.0.0.11,10.0.0.12, not 1.2.3.256.",
        ),
    ],
)
def test_an_option_that_cannot_be_is_refused(machine, option, told):
    outcome = machine.setup("money.example", option)
    assert (outcome.returncode, outcome.stdout) == (1, f"{told}\n")


def test_a_certificate_of_its_own_is_nothing_behind_a_proxy(machine):
    outcome = machine.setup("money.example", "--behind-proxy", "--self-signed")
    assert outcome.returncode == 1
    assert outcome.stdout.startswith("Behind a proxy, the proxy has the certificate")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["money"],
        ["two.example", "domains.example"],
        ["money.example;reboot"],
        ["https://money.example/"],
        ["money.example", "--selfsigned"],
    ],
)
def test_what_is_no_domain_is_refused(machine, arguments):
    outcome = machine.setup(*arguments)
    assert outcome.returncode == 1
    assert outcome.stdout.startswith("usage: farthing-setup [DOMAIN] [--self-signed]")


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_it_says_how_it_is_used(machine, option):
    outcome = machine.setup(option)
    assert outcome.returncode == 0
    assert outcome.stdout.startswith("usage: farthing-setup [DOMAIN] [--self-signed]")


def test_taking_the_site_off_keeps_settings(machine):
    outcome = machine.setup("--off")
    assert steps(outcome) == ["nginx, workers and timers", "updates"]
    assert "rm -rf /etc/farthing" not in outcome.stdout


def test_installing_builds_a_package_and_hands_over(machine):
    outcome = machine.tell("install", "money.example", "--self-signed", "--dry-run")
    assert steps(outcome)[:3] == [
        "the package",
        "what is in the package, and what it needs of Debian",
        "settings",
    ]
    for said in ["nginx/package\n", "farthing-setup money.example --self-signed\n"]:
        assert said in outcome.stdout


def test_installing_refuses_what_setting_up_would(machine):
    outcome = machine.tell("install", "money", "--dry-run")
    assert outcome.returncode == 1
    assert outcome.stdout.startswith("usage: farthing-setup")


@pytest.mark.parametrize(
    "arguments", [["caf\u00e9.example"], ["money.example", "--behind-proxy=8\u0663"]]
)
def test_letters_and_digits_of_other_languages_are_in_no_name_and_no_port(
    machine, tmp_path, arguments
):
    """Where a language sorts them between a and z, or between 0 and 9."""
    locale = ["localedef", "-i", "en_GB", "-f", "UTF-8", tmp_path / "en_GB.UTF-8"]
    if not shutil.which("localedef") or subprocess.run(locale, check=False).returncode:
        pytest.skip("no language can be made here")
    machine.language = {"LOCPATH": str(tmp_path), "LC_ALL": "en_GB.UTF-8"}
    outcome = machine.setup(*arguments)
    assert outcome.returncode == 1
    assert outcome.stdout.startswith(("usage: ", "--behind-proxy has to be a port"))


LONGEST = ".".join(["a" * 61] * 3 + ["b" * 59, "example"])


def test_the_longest_domain_is_taken_and_no_longer_one(machine):
    assert len(LONGEST) == 253
    assert machine.setup(LONGEST, "--self-signed").returncode == 0
    for domain in [f"a{LONGEST}", "a" * 64 + ".example"]:
        outcome = machine.setup(domain)
        assert outcome.returncode == 1
        assert outcome.stdout.startswith("A domain has at most 253 characters")


@pytest.mark.skipif(os.getuid() != 0, reason="only root sees the names of other sites")
@pytest.mark.parametrize(
    "text, refused",
    [
        ("server { listen 80; server_name shop.example Money.Example; }", True),
        ("server_name shop.example\n  money.example\n;", True),
        ('server_name "money.example";', True),
        ("server_name .money.example;", True),
        ("# server_name money.example;", False),
        ("server_name shop.example; return 301 https:// money.example;", False),
        ("server_name my.money.example;", False),
    ],
)
def test_a_name_is_seen_however_it_is_written(machine, text, refused):
    (machine.folder / "told").write_text(
        f"# configuration file /etc/nginx/sites-enabled/far:\n{text}\n"
    )
    machine.command("nginx", f'[ "$1" != -T ] || cat {machine.folder}/told')
    outcome = machine.setup("money.example", "--beside")
    assert outcome.returncode == refused, outcome.stdout
    assert (
        "already serves money.example, by /etc/nginx/sites-enabled/far" in outcome.stdout
    ) is refused
