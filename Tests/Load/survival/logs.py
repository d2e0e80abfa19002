"""Requests that nginx would write about with everything that is in them."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

MARKER = "2292-at-1791"


def hold_no_query(site):
    """Requests that nginx cannot pass on, and more of them than it has connections."""
    yield from attacked(site, MARKER)
    yield from searched(site, MARKER)


def attacked(site, marker):
    paths = [f"/credit-card?balance={marker}", f"/groups/open?g={marker}"]
    statuses = {site.ask(path, **many_fields()).status for path in paths}
    yield f"fields too many for a worker are answered with {statuses}", statuses == {400}
    statuses = {site.ask(path, **small_fields()).status for path in paths}
    yield f"small ones, which take more room there, with {statuses}", statuses <= {400, 500}
    statuses = statuses_without_connections(site, marker)
    yield f"visitors without a connection to a worker with {statuses}", "500" in statuses


def searched(site, marker):
    """Every file of the site, and the journal of this machine where there is one."""
    time.sleep(0.2)
    written = [file for file in site.folder.rglob("*") if file.is_file()]
    found = [str(file) for file in written if marker.encode() in file.read_bytes()]
    found += ["the journal"] * (marker in journal())
    yield f"{len(written)} files searched, what was asked is in {found or 'none'}", not found


def many_fields():
    """As many as a sibling's site can give a visitor in cookies."""
    return {f"X{number}": "0" * 4_000 for number in range(17)}


def small_fields():
    """A record of FastCGI takes more room for them than the head of a request; some versions of
    nginx refuse so many."""
    return {f"X{number}": "0" for number in range(1_000, 6_400)}


def statuses_without_connections(site, marker):
    """Of visitors who ask while nginx has no connections left to ask workers with."""
    site.change_nginx("nginx.conf", lambda text: text.replace("connections 8192", "connections 24"))
    asked = f"GET /loan.pdf?lender={marker} HTTP/1.0\r\n".encode()
    with contextlib.ExitStack() as opened:
        visitors = [socket.create_connection(("127.0.0.1", site.port), 10) for _ in range(60)]
        for visitor in visitors:
            # nginx lets go of those who have not begun to ask.
            opened.enter_context(visitor).sendall(asked)
        time.sleep(0.2)
        # An answer would free the connections that the next visitor needs.
        with stopped(site.workers()):
            for visitor in visitors:
                end_head(visitor)
            time.sleep(0.2)
        return set(ThreadPoolExecutor(60).map(status_or_nothing, visitors))


@contextlib.contextmanager
def stopped(processes):
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def end_head(visitor):
    """Ends the head of a request, where the visitor was not turned away before."""
    with contextlib.suppress(OSError):
        visitor.sendall(b"\r\n")


def status_or_nothing(visitor):
    try:
        return visitor.recv(100)[9:12].decode()
    except OSError:
        return ""


def journal():
    """What this machine's journal has since a while, where there is one."""
    if not shutil.which("journalctl"):
        return ""
    command = ["journalctl", "--quiet", "--no-pager", "--since=-10min"]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout
