"""A disk that is full, and one that turned read-only: in mounts that nobody else sees."""

import json
import os
import pathlib
import signal
import subprocess
import sys

from Load.survival.crowd import crowd
from serving import ROOT, Site


def full_and_read_only(_):
    """No room, then no permission, to write logs, counters and temporary files."""
    as_root = [] if os.getuid() == 0 else ["--map-root-user"]
    unshare = ["unshare", "--mount", *as_root]
    if subprocess.run([*unshare, "true"], check=False, stderr=subprocess.DEVNULL).returncode:
        yield "not tried: mounts of one's own are not allowed here", True
        return
    inside = subprocess.Popen(
        [*unshare, sys.executable, "-m", __spec__.name],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "Tests")},
        stdout=subprocess.PIPE,
        text=True,
    )
    with inside:
        yield from map(json.loads, inside.stdout)
    yield "tried to the end", inside.returncode == 0


def try_inside():
    site = Site()
    site.folder.mkdir(parents=True)
    mount(site.folder, "size=64m")
    site.start()
    try:
        fill(site.folder)
        yield from outcomes(site, "a full disk")
        (site.folder / "filler").unlink()
        make_read_only(site)
        yield from outcomes(site, "folders that are read-only")
    finally:
        site.stop()
        subprocess.run(["umount", "--recursive", site.folder], check=True)
        site.remove()


def outcomes(site, what):
    with crowd(site.origin, 4) as fared:
        pass
    yield f"{fared.lost} of {fared.answers:,} requests lost with {what}", fared.lost == 0
    for worker in site.workers():
        os.kill(worker, signal.SIGKILL)
    with crowd(site.origin, 4) as fared:
        pass
    yield f"{fared.lost} of {fared.answers:,} lost by workers that start then", fared.lost == 0
    status = site.ask("/cards/import", "POST", large_form(), Content_Type=FORM).status
    yield f"a file of 200 KB is answered with {status}", status < 500
    status = site.metrics().status
    yield f"the counts are answered with {status}", status == 200
    status = site.ask("/loan.pdf?amount=300000&rate=7&years=30").status
    yield f"a PDF is answered with {status}", status == 200


FORM = "multipart/form-data; boundary=edge"


def large_form():
    head = 'Content-Disposition: form-data; name="file"; filename="cards.json"'
    return f"--edge\r\n{head}\r\n\r\n{' ' * 200_000}\r\n--edge--\r\n".encode()


def fill(folder):
    with (folder / "filler").open("wb", buffering=0) as filler:
        for size in [1 << 20, 1 << 12, 1]:
            try:
                while filler.write(bytes(size)):
                    pass
            except OSError:
                continue


def make_read_only(site):
    """What is open stays so; nothing can be opened anew, as nginx then tries with its logs."""
    for folder in ["logs", "metrics", "temporary"]:
        mount(site.folder / folder, "ro")
    for process, command in site.processes().items():
        if command.startswith("nginx: master"):
            os.kill(process, signal.SIGUSR1)


def mount(folder, options):
    pathlib.Path(folder).mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)


if __name__ == "__main__":
    for outcome in try_inside():
        print(json.dumps(outcome), flush=True)
