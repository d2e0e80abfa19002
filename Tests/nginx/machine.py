"""A machine that farthing-setup changes: folders of a test, and commands that take notes."""

import os
import subprocess

import pytest

from serving import ROOT

SETUP = ROOT / "nginx" / "setup"
PLACES = {
    "etc": "/etc/farthing",
    "var": "/var/lib/farthing",
    "log": "/var/log/farthing",
    "run": "/run/systemd",
    "read": "/run/farthing-nginx",
    "alone": "/run/farthing-setup",
    "units": "/etc/systemd/system",
    "apt": "/etc/apt/apt.conf.d",
    "available": "/etc/nginx/sites-available",
    "enabled": "/etc/nginx/sites-enabled",
    "hooks": "/etc/letsencrypt/renewal-hooks/deploy",
    "live": "/etc/letsencrypt/live",
}
# What would change the machine itself is only noted.
NOTED = ["systemctl", "farthing-site", "nginx", "certbot", "stunnel", "sleep"]
# Its address, and from where it reaches others.
ADDRESS = """case "$*" in
  *"route get"*) echo "10.0.0.11 dev eth0 src 10.0.0.10 uid 0" ;;
  *) echo '2: eth0    inet 10.0.0.10/24 scope global eth0' ;;
esac"""

# The certificate goes to the folder that --cert-name, the last option, names.
CERTBOT = """[ "$1" != certonly ] || {
  for name; do :; done
  mkdir -p /etc/letsencrypt/live/$name
  touch /etc/letsencrypt/live/$name/fullchain.pem /etc/letsencrypt/live/$name/privkey.pem
}"""


class Machine:
    """Its folders are seen by its commands alone."""

    def __init__(self, folder):
        self.folder = folder
        for name in [*PLACES, "commands"]:
            (folder / name).mkdir(parents=True)
        (folder / "run" / "system").mkdir()
        for name in NOTED:
            self.command(name)
        # The generated site is a folder with assets.
        self.command("farthing-site", 'mkdir -p "$2/assets"')
        self.command("ip", ADDRESS)
        self.command("certbot", CERTBOT)

    def command(self, name, does=""):
        file = self.folder / "commands" / name
        file.write_text(f'#!/bin/sh\necho "{name} $*" >>{self.folder}/noted\n{does}\n')
        file.chmod(0o755)

    def run(self, *arguments, told="", without=()):
        """Runs farthing-setup, as on a machine without some programs that are here."""
        process = self.start(*arguments, without=without)
        output, errors = process.communicate(told)
        if errors.startswith("unshare"):
            pytest.skip("mounts of one's own are not allowed here")
        return subprocess.CompletedProcess(process.args, process.returncode, output, errors)

    def succeeds(self, *arguments):
        outcome = self.run(*arguments)
        assert outcome.returncode == 0, outcome.stdout + outcome.stderr
        return outcome.stdout

    def start(self, *arguments, without=()):
        script = "".join(
            f"mkdir -p {place}; mount --bind {self.folder / name} {place}\n"
            for name, place in PLACES.items()
        )
        others = self.others(without) if without else "$PATH"
        command = f'{script} export PATH={self.folder / "commands"}:{others}; exec "$@"'
        return subprocess.Popen(
            ["unshare", "--mount", "sh", "-ec", command, "sh", SETUP, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def others(self, without):
        """A folder with the programs that are here, but for some."""
        folder = self.folder / "others"
        folder.mkdir()
        for path in os.environ["PATH"].split(":"):
            for file in os.scandir(path) if os.path.isdir(path) else []:
                if file.name not in without and not (folder / file.name).exists():
                    (folder / file.name).symlink_to(file.path)
        return folder

    def file(self, name):
        return (self.folder / "etc" / name).read_text()

    @property
    def noted(self):
        return (self.folder / "noted").read_text()

    def ask(self):
        """What it needs to be invited."""
        outcome = self.run("--ask")
        assert outcome.returncode == 0, outcome.stderr
        return outcome.stdout
