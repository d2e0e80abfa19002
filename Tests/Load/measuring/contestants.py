"""Who answers in the contest: the site, C and PHP, each behind the same nginx."""

import os
import pathlib
import signal
import subprocess
import time
import urllib.request

from serving import free_port

HERE = pathlib.Path(__file__).resolve().parents[1]
WORKERS = 3


class Contestants:
    def __init__(self, running, site, page, address):
        self.running, self.folder = running, site.folder
        self.address = address
        self.ports = {name: free_port() for name in ["farthing", "C", "PHP"]}
        self.origins = {name: f"http://127.0.0.1:{port}" for name, port in self.ports.items()}
        self._start_same_bytes(answer_as_cgi(site.origin + address))
        self._start_php()
        self._start_nginx(page)
        bodies = {name: fetch(url + address)[2] for name, url in self.origins.items()}
        assert bodies["PHP"] != bodies["farthing"], "PHP is not who answers"
        fetch(self.origins["C"] + "/what-the-site-does-not-have")
        self.sizes = {name: len(body) for name, body in bodies.items()}

    def _start_same_bytes(self, same_bytes):
        (self.folder / "same-bytes.cgi").write_bytes(same_bytes)
        program = self.folder / "same-bytes"
        source = HERE / "same-bytes.c"
        subprocess.run(["gcc", "-O2", "-o", program, source, "-lfcgi"], check=True)
        (self.folder / "c.sock").unlink(missing_ok=True)
        spawn = ["spawn-fcgi", "-n", "-s", "c.sock", "--"]
        watch = ["/usr/bin/multiwatch", "-f", str(WORKERS), "-s", "TERM", "--"]
        self._start(*spawn, *watch, program, "same-bytes.cgi")

    def _start_php(self):
        is_root = os.getuid() == 0
        (self.folder / "php.conf").write_text(
            f"[global]\nerror_log = {self.folder}/logs/php.log\ndaemonize = no\n"
            f"[www]\n{'user = root' if is_root else ''}\n{'group = root' if is_root else ''}\n"
            f"listen = {self.folder}/php.sock\npm = static\npm.max_children = {WORKERS}\n"
        )
        [php] = sorted(pathlib.Path("/usr/sbin").glob("php-fpm*"))[-1:]
        self._start(php, "--fpm-config", "php.conf", *["--allow-to-run-as-root"][:is_root])

    def _start_nginx(self, page):
        """The nginx of the site, asked to serve the others in the same way."""
        app = (self.folder / "server" / "app.conf").read_text()
        part = (self.folder / "server" / "parts" / "app.conf").read_text()
        app = app[app.index("location @app") : app.index("\n}\n") + 2].replace("@app", "/")
        upstream = (self.folder / "http" / "upstream.conf").read_text()
        listen = {name: f"listen 127.0.0.1:{port};" for name, port in self.ports.items()}
        servers = f"server {{ {listen['farthing']} include server/*.conf; }}\n"
        for name, socket in [("C", "c.sock"), ("PHP", "php.sock")]:
            servers += upstream.replace("fcgi.sock", socket).replace("farthing", name)
            script = f"fastcgi_param SCRIPT_FILENAME {HERE / page}.php;"
            passed = part.replace("$workers", name) + script
            location = app.replace("include server/parts/app.conf;", passed)
            servers += f"server {{ {listen[name]} {location} }}\n"
        whole = (self.folder / "nginx.conf").read_text()
        site = whole[whole.index("    server {") :]
        whole = whole.replace(site, servers + "}\n").replace("nginx.pid", "benchmark.pid")
        # Logs of nginx cost the same for all and only wear the disk.
        include = "include http/*.conf;"
        whole = whole.replace(include, f"{include}\n    access_log off;")
        (self.folder / "benchmark.conf").write_text(whole)
        command = ["nginx", "-p", self.folder, "-c", "benchmark.conf", "-e", "logs/benchmark.log"]
        self._start(*command)
        for origin in self.origins.values():
            wait_for(origin + self.address)

    def _start(self, *command):
        path = os.environ["PATH"] + ":/usr/sbin"
        process = subprocess.Popen(
            command, cwd=self.folder, env={**os.environ, "PATH": path}, stderr=subprocess.DEVNULL
        )
        self.running.callback(end, process)


def end(process):
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=20)


def wait_for(url):
    for _ in range(200):
        try:
            return fetch(url)
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nothing answers at {url}")


def fetch(url):
    with urllib.request.urlopen(url) as answer:
        return answer.status, answer.headers, answer.read()


def answer_as_cgi(url):
    """The answer of the site, as a FastCGI program would write it."""
    status, headers, body = fetch(url)
    added = ["server", "date", "connection", "transfer-encoding", "vary", "content-length"]
    kept = [f"{name}: {value}" for name, value in headers.items() if name.lower() not in added]
    return "\r\n".join([f"Status: {status} OK", *kept, "", ""]).encode() + body
