"""A site started with nginx/serve, at a port of its own, for tests to ask."""

import contextlib
import http.client
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Started in the background, a shell has us ignore Ctrl-C, and programs that we start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
# nohup has us ignore the end of the terminal, which programs that we start would inherit.
if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda *_: None)


def programs():
    """The folder of the programs, which are built unless BUILT says that they are there."""
    build = os.environ.get("BUILD", "debug")
    names = ["farthing-server", "farthing-rates", "farthing-site"]
    script = 'here=$1; . "$here/steps"; build_programs "${@:2}"'
    subprocess.run(
        ["bash", "-euc", script, "bash", ROOT / "nginx", build, *names],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return ROOT / ".build" / build


class Site:
    script = ROOT / "nginx" / "serve"

    def __init__(self, **environment):
        self.port = free_port()
        self.origin = f"http://localhost:{self.port}"
        self.folder = ROOT / ".build" / "serve" / str(self.port)
        self.environment = {
            "BUILD": "debug",
            # Without a key nothing is asked there: no test reaches a real service of rates.
            "FARTHING_FRED_URL": "http://127.0.0.1:1",
            # A busy machine keeps nobody from a letter box that is there.
            "FARTHING_LETTERS_WAIT": "5000",
            **os.environ,
            "PORT": str(self.port),
            **environment,
        }
        self.ready = self.origin
        self.process = None

    def start(self, **options):
        self.process = subprocess.Popen(
            [self.script],
            env=self.environment,
            start_new_session=True,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            **options,
        )
        said = []
        for line in self.process.stdout:
            said.append(line)
            if self.ready in line:
                return self
        raise AssertionError(f"{self.script} did not start:\n" + "".join(said))

    def stop(self):
        self.process.send_signal(signal.SIGCONT)
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.end()

    def end(self):
        """Stops it if it runs; no process of it may be left, and no folder is."""
        if self.process and self.process.poll() is None:
            self.stop()
        self.wait_until_gone()
        self.remove()

    def go_on_to(self, day):
        """Starts it again on another day (`YYYY-MM-DD`)."""
        self.stop()
        self.wait_until_gone()
        self.environment["FARTHING_TODAY"] = day
        self.start()

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def wait_until_gone(self):
        end = time.monotonic() + 10
        while self.processes():
            assert time.monotonic() < end, f"still running: {self.processes()}"
            time.sleep(0.05)

    def ask(self, path, method="GET", body=None, source="127.0.0.1", **headers):
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=(source, 0)
        )
        try:
            headers = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.body = answer.read()
            return answer
        finally:
            connection.close()

    def connect(self, source="127.0.0.1"):
        address = ("127.0.0.1", self.port)
        return socket.create_connection(address, timeout=30, source_address=(source, 0))

    def metrics(self):
        """The counts of the workers, from the door that only this machine reaches."""
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(30)
            connection.connect(str(self.folder / "metrics.sock"))
            connection.sendall(b"GET /metrics HTTP/1.0\r\n\r\n")
            answer = http.client.HTTPResponse(connection)
            answer.begin()
            answer.body = answer.read()
            return answer

    def write(self, name, content):
        file = self.folder / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    def change_nginx(self, name, change):
        """Changes a file of nginx's configuration, and waits until nginx goes by it."""
        file = self.folder / name
        file.write_text(change(file.read_text() if file.exists() else ""))
        before = self.nginx("worker")
        for master in self.nginx("master"):
            os.kill(master, signal.SIGHUP)
        end = time.monotonic() + 10
        while set(before) & set(self.nginx("worker")):
            assert time.monotonic() < end, "nginx keeps its old configuration"
            time.sleep(0.05)

    def nginx(self, what):
        processes = self.processes().items()
        return [pid for pid, command in processes if command.startswith(f"nginx: {what}")]

    def processes(self):
        """Everything that runs for this site, by its working folder, with its command."""
        found = {}
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if os.readlink(entry / "cwd") == str(self.folder):
                    command = (entry / "cmdline").read_bytes().split(b"\0")
                    found[int(entry.name)] = command[0].decode()
            except OSError:
                continue
        return found

    def workers(self):
        return [
            pid for pid, command in self.processes().items() if command.endswith("/farthing-server")
        ]


def free_port():
    """A port on which nobody listens, and none of those that connections get until it is used."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
