"""Friends who keep one group in step through a letter box, and the stores of it."""

import base64
import hashlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import time
import urllib.parse


def noise(number, letters):
    """Text that no other number has, and that deflates little."""
    return base64.b64encode(hashlib.sha512(str(number).encode()).digest()).decode()[:letters]


class Friend:
    """A browser with cookies of its own, below the paths for which they were set."""

    def __init__(self, site):
        self.site = site
        self.path = None
        self.cookies = {}
        self.answers = []

    def ask(self, path, fields=None, **headers):
        if fields is None:
            return self._send("GET", path, None, headers)
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        return self._send("POST", path, urllib.parse.urlencode(fields), headers)

    def upload(self, path, content):
        head = '--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
        headers = {"Content-Type": "multipart/form-data; boundary=X"}
        return self._send("POST", path, f"{head}{content}\r\n--X--\r\n", headers)

    def _send(self, method, path, body, headers):
        place = urllib.parse.urlsplit(path).path
        kept = [
            f"{name}={value}"
            for (below, name), value in self.cookies.items()
            if value and (below == "/" or (place + "/").startswith(below + "/"))
        ]
        headers["Cookie"] = "; ".join(kept)
        answer = self.site.ask(path, method, body, **headers)
        for header in answer.headers.get_all("Set-Cookie") or []:
            value, *attributes = header.split("; ")
            below = next(part[5:] for part in attributes if part.startswith("Path="))
            name, _, text = value.partition("=")
            self.cookies[below, name] = text
        self.answers.append((path, answer))
        return answer

    def below(self, path="", fields=None, **headers):
        return self.ask(self.path + path, fields, **headers)

    def start(self, *names, title="Lisbon"):
        answer = self.ask(
            "/groups", {"name": title, "members": "\n".join(names), "currency": "EUR"}
        )
        assert answer.status == 303, answer.status
        self.path = answer.headers["Location"]

    def turn_on(self):
        """Keeps the group in step; comes back with the key of its link."""
        answer = self.below("/box", {"do": "on"})
        assert answer.status == 303, answer.status
        return self.key()

    def key(self):
        page = self.below("/share").body.decode()
        return re.search(r"join\?k=([\w-]{22})", page)[1]

    def join(self, key, **fields):
        answer = self.ask("/groups/join", {"k": key, **fields})
        assert answer.status == 307
        self.path = answer.headers["Location"].removesuffix("/merge")
        answer = self.below("/merge", {"k": key, **fields})
        assert answer.status == 303

    def pay(self, title, amount="30", **fields):
        return self.below("/payments", {"amount": amount, "title": title, **fields}).status

    def group(self):
        return json.loads(self.below("/group.json").body)

    def titles(self):
        return sorted(payment["title"] for payment in self.group()["payments"])

    def waiting(self):
        return self.group()["box"]["waiting"]

    def send(self):
        return self.below("/box", {"do": "send"}).status


def friends(site, count, *names):
    """A group of as many phones; the key of its link comes first."""
    first = Friend(site)
    first.start(*(names or ("Ana", "Ben", "Cy")))
    key = first.turn_on()
    others = [Friend(site) for _ in range(count - 1)]
    for other in others:
        other.join(key)
    return key, [first, *others]


class SQLite:
    def __init__(self, folder):
        self.folder = folder
        self.file = folder / "letters.sqlite"
        self.setting = f"sqlite:{self.file}"
        self._lock = None

    def bytes(self):
        return b"".join(file.read_bytes() for file in self._files())

    def _files(self):
        return sorted(self.folder.glob("letters.sqlite*"))

    def lose(self):
        for file in self._files():
            file.unlink()

    def freeze(self):
        """Somebody has the store to themselves."""
        self._lock = sqlite3.connect(self.file, isolation_level=None)
        self._lock.execute("BEGIN EXCLUSIVE")

    def thaw(self):
        self._lock.execute("ROLLBACK")
        self._lock.close()

    def back_up(self):
        return {file: file.read_bytes() for file in self._files()}

    def put_back(self, backup):
        self.lose()
        for file, content in backup.items():
            file.write_bytes(content)

    def stop(self):
        pass


class Redis:
    def __init__(self, folder):
        self.folder = folder
        self.socket = folder / "redis.sock"
        self.setting = f"redis:{self.socket}"
        self._process = None
        self.start()

    def start(self):
        self.socket.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            ["redis-server", "--port", "0", "--unixsocket", self.socket, "--save", ""]
            + ["--appendonly", "no", "--dir", self.folder],
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + 10
        while not self.socket.exists():
            assert time.monotonic() < end, "redis-server did not start"
            time.sleep(0.02)

    def bytes(self):
        """All there is, as the server itself would write it to a file."""
        file = self.folder / "dump.rdb"
        file.unlink(missing_ok=True)
        self.command("CONFIG", "SET", "rdbcompression", "no")
        assert self.command("SAVE") == b"+OK\r\n"
        return file.read_bytes()

    def command(self, *words):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(10)
            connection.connect(str(self.socket))
            parts = [word.encode() for word in words]
            told = b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
            connection.sendall(b"*%d\r\n%s" % (len(parts), told))
            return connection.recv(65_536)

    def lose(self):
        self.kill()
        self.start()

    def kill(self):
        self._process.kill()
        self._process.wait()

    def freeze(self):
        os.kill(self._process.pid, signal.SIGSTOP)

    def thaw(self):
        os.kill(self._process.pid, signal.SIGCONT)

    def stop(self):
        self.thaw()
        self.kill()
