"""Workers as systemd runs them: the listening socket is their parent's, and outlives them."""

import os
import pathlib
import signal
import socket
import subprocess
import threading
import time


class Workers:
    """A small parent: it owns the socket, and starts again what has ended."""

    PAUSE = 0.2
    """As RestartSec in farthing@.service."""

    def __init__(self, program, environment, listening, count=3):
        self.program = program
        self.environment = environment
        self.listening = listening
        self.crashes = 0
        self.stopping = False
        self.running = [None] * count
        self.keepers = [threading.Thread(target=self._keep, args=[n]) for n in range(count)]

    @classmethod
    def taking_over(cls, site, count=3, **added):
        """Workers behind the socket of a site, whose own are asked no more."""
        path = site.folder / "fcgi.sock"
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(path.with_suffix(".new")))
        listening.listen(512)
        os.rename(path.with_suffix(".new"), path)
        return cls(*program_of(site), listening, count).with_environment(added)

    def with_environment(self, added):
        self.environment = {**self.environment, **added}
        return self

    def __enter__(self):
        for keeper in self.keepers:
            keeper.start()
        self._wait(lambda: all(self.running))
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """All of it goes, the socket too: as a machine that is taken away."""
        self.stopping = True
        for keeper in self.keepers:
            while keeper.is_alive():
                for worker in filter(None, self.running):
                    worker.terminate()
                keeper.join(timeout=0.1)
        self.listening.close()

    def restart_one_after_another(self):
        for number, worker in enumerate(self.running):
            worker.terminate()
            self._wait(lambda n=number, old=worker: self.running[n] is not old)

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
            env=self.environment,
            pass_fds=[descriptor],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @staticmethod
    def _wait(condition):
        end = time.monotonic() + 20
        while not condition():
            assert time.monotonic() < end, "a worker does not start"
            time.sleep(0.005)


def program_of(site):
    """What the workers of a site run, and with which settings."""
    worker = pathlib.Path("/proc") / str(site.workers()[0])
    pairs = (worker / "environ").read_bytes().decode().split("\0")
    return os.readlink(worker / "exe"), dict(pair.split("=", 1) for pair in pairs if pair)
