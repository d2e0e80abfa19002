"""Workers as systemd runs them: the listening socket is their parent's, and outlives them."""

import os
import pathlib
import signal
import socket
import subprocess
import sys
import threading
import time


class Workers:
    """A small parent: it owns the socket, and starts again what has ended."""

    PAUSE = 0.2
    """As RestartSec in farthing@.service."""

    def __init__(self, program, environment, listening, count=3, watchdog=None):
        self.program = program
        self.environment = environment
        self.listening = listening
        self.watchdog = watchdog and Watchdog(watchdog)
        self.crashes = 0
        self.stopping = False
        self.running = [None] * count
        self.keepers = [threading.Thread(target=self._keep, args=[n]) for n in range(count)]

    @classmethod
    def taking_over(cls, site, count=3, watchdog=None, **added):
        """Workers behind the socket of a site, whose own are asked no more."""
        path = site.folder / "fcgi.sock"
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(path.with_suffix(".new")))
        listening.listen(512)
        os.rename(path.with_suffix(".new"), path)
        workers = cls(*program_of(site), listening, count, watchdog)
        return workers.with_environment(added)

    def with_environment(self, added):
        self.environment = {**self.environment, **added}
        return self

    def __enter__(self):
        for keeper in self.keepers:
            keeper.start()
        self.wait(lambda: all(self.running))
        if self.watchdog:
            self.watchdog.start(lambda: self.running)
        return self

    def __exit__(self, *_):
        self.stop()

    @property
    def silent(self):
        """How many were ended because nothing was heard of them."""
        return self.watchdog.ended

    def stop(self):
        """All of it goes, the socket too: as a machine that is taken away."""
        self.stopping = True
        if self.watchdog:
            self.watchdog.stop()
        for keeper in self.keepers:
            while keeper.is_alive():
                for worker in filter(None, self.running):
                    worker.terminate()
                keeper.join(timeout=0.1)
        self.listening.close()

    def restart_one_after_another(self):
        for number, worker in enumerate(self.running):
            worker.terminate()
            self.wait(lambda n=number, old=worker: self.running[n] is not old)

    def _keep(self, number):
        while not self.stopping:
            self.running[number] = self._spawn()
            # One that is asked before it is ready ends at once, with nothing in hand.
            asked = (0, -signal.SIGTERM)
            if self.running[number].wait() not in asked and not self.stopping:
                self.crashes += 1
                time.sleep(self.PAUSE)

    def _spawn(self):
        """sd_listen_fds(3): the socket is descriptor 3, for the process named."""
        descriptor = self.listening.fileno()
        script = f'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" 3<&{descriptor}'
        return subprocess.Popen(
            ["bash", "-c", script, self.program],
            env=self.environment | (self.watchdog.environment if self.watchdog else {}),
            pass_fds=[descriptor],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @staticmethod
    def wait(condition):
        end = time.monotonic() + 20
        while not condition():
            assert time.monotonic() < end, "a worker does not start"
            time.sleep(0.005)


class Watchdog:
    """As WatchdogSec in farthing@.service: a worker that has not told for so long is killed."""

    def __init__(self, seconds):
        self.seconds, self.ended, self.stopping = seconds, 0, False
        self.heard = {}
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        self.socket.bind("")
        self.socket.settimeout(0.1)
        name = self.socket.getsockname().decode().replace("\0", "@")
        self.environment = {"NOTIFY_SOCKET": name, "WATCHDOG_USEC": str(seconds * 1_000_000)}

    def start(self, running):
        self.thread = threading.Thread(target=self._watch, args=[running])
        self.thread.start()

    def stop(self):
        self.stopping = True
        self.thread.join()
        self.socket.close()

    def _watch(self, running):
        while not self.stopping:
            self._listen()
            for worker in running():
                last = self.heard.setdefault(worker.pid, time.monotonic())
                if time.monotonic() - last > self.seconds and worker.poll() is None:
                    worker.kill()
                    self.heard[worker.pid] = time.monotonic()
                    self.ended += 1

    def _listen(self):
        try:
            _, about, _, _ = self.socket.recvmsg(100, socket.CMSG_SPACE(12))
        except TimeoutError:
            return
        for _, kind, content in about:
            if kind == socket.SCM_CREDENTIALS:
                self.heard[int.from_bytes(content[:4], sys.byteorder)] = time.monotonic()


def program_of(site):
    """What the workers of a site run, and with which settings."""
    worker = pathlib.Path("/proc") / str(site.workers()[0])
    pairs = (worker / "environ").read_bytes().decode().split("\0")
    return os.readlink(worker / "exe"), dict(pair.split("=", 1) for pair in pairs if pair)
