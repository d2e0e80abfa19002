"""Counts for partners outlive workers that are killed, full disks and restarts, and add up."""

import json
import os
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

KEY = "0123456789abcdefghijkl"
SETTINGS = {
    "partners": [{"id": "good", "name": "Good", "origins": ["https://a.example"], "countsKey": KEY}]
}
# The seconds for which a worker gathers counts.
INTERVAL = 3
FRAME = "/embed/loan?partner=good"


@pytest.fixture
def settings(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(SETTINGS))
    return str(file)


def counting(site, settings, folder):
    """The site with a partner, and its counts in a file in the folder."""
    site.environment["FARTHING_SETTINGS"] = settings
    site.environment["FARTHING_COUNTS_FILE"] = str(folder / "counts")
    site.environment["FARTHING_COUNTS_INTERVAL"] = str(INTERVAL)
    return site


def shown(site):
    answer = site.ask("/embed/counts.json?partner=good", Authorization=f"Bearer {KEY}")
    assert answer.status == 200
    total = json.loads(answer.body)["total"]
    return total[0]["shown"] if total else 0


def wait_for(number, site):
    """The numbers are an interval late at most; a busy machine has longer."""
    end = time.monotonic() + 10 * INTERVAL
    while shown(site) != number:
        assert time.monotonic() < end, f"{shown(site)} of {number}"
        time.sleep(0.1)


def show(site, times, source="127.0.0.1"):
    for _ in range(times):
        assert site.ask(FRAME, source=source).status == 200


def test_workers_add_up_and_a_restart_loses_nothing(another_site, settings, tmp_path):
    site = counting(another_site, settings, tmp_path)
    site.start()
    show(site, 20)
    site.stop()
    site.start()
    assert shown(site) == 20
    show(site, 30)
    wait_for(50, site)
    site.stop()


def test_workers_that_count_at_once_add_up(another_site, settings, tmp_path):
    site = counting(another_site, settings, tmp_path)
    site.start()
    with ThreadPoolExecutor(12) as visitors:
        list(visitors.map(lambda number: show(site, 10, f"127.0.1.{number}"), range(1, 13)))
    site.stop()
    site.start()
    assert shown(site) == 120
    site.stop()


def test_a_killed_worker_loses_an_interval_at_most(another_site, settings, tmp_path):
    site = counting(another_site, settings, tmp_path)
    site.start()
    show(site, 20)
    wait_for(20, site)
    for worker in site.workers():
        os.kill(worker, signal.SIGKILL)
    show(site, 20)
    wait_for(40, site)
    site.stop()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root mounts a small disk")
def test_a_full_disk_only_delays(another_site, settings, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], check=True)
    try:
        filling = disk / "filling"
        with filling.open("wb", buffering=0) as file, pytest.raises(OSError):
            while True:
                file.write(b"x" * 4096)
        site = counting(another_site, settings, disk)
        site.start()
        show(site, 20)
        assert shown(site) == 0
        filling.unlink()
        wait_for(20, site)
        site.stop()
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)
