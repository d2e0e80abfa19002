"""What the operator's scripts say to options that they do not know, before they do anything."""

import shutil
import subprocess

import pytest

from serving import ROOT


@pytest.mark.parametrize(
    "script, option, usage",
    [
        ("packages", "--help", "usage: nginx/packages [PACKAGE ...]"),
        ("restart", "--help", "usage: farthing-restart [farthing@NUMBER.service ...]"),
        ("restart", "nginx.service", "usage: farthing-restart [farthing@NUMBER.service ...]"),
        ("package", "--help", "usage: nginx/package [--built|--source] [--version=VERSION]"),
        ("rotate-keys", "--help", "usage: farthing-rotate-keys add|sign|drop [--now]"),
    ],
)
def test_an_unknown_option_shows_how_it_is_used(tmp_path, script, option, usage):
    """It finds no programs that could do anything."""
    for name in ["dirname", "readlink"]:
        (tmp_path / name).symlink_to(shutil.which(name))
    outcome = subprocess.run(
        ["/bin/bash", ROOT / "nginx" / script, option],
        check=False,
        capture_output=True,
        env={"PATH": str(tmp_path)},
        text=True,
    )
    assert (outcome.returncode, outcome.stderr) == (1, f"{usage}\n")
