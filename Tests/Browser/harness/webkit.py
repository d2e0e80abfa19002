"""Drives WebKitGTK, of the family of Safari, over WebDriver (W3C), on a screen that nobody sees."""

import http.client
import json
import os
import subprocess
import time
from pathlib import Path

from serving import free_port


class WebKit:
    """A window of its own, without anything kept, which takes any certificate."""

    def __init__(self):
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        display = f":{self._screen.stdout.readline().strip()}"
        quiet = {"NO_AT_BRIDGE": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        self._port = free_port()
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self._port}"],
            env={**os.environ, **quiet, "DISPLAY": display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._session = None
        self._session = self._start()["sessionId"]

    def _start(self):
        program = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
        wanted = {
            "acceptInsecureCerts": True,
            "webkitgtk:browserOptions": {"binary": str(program), "args": ["--automation"]},
        }
        end = time.monotonic() + 20
        while True:
            try:
                return self._ask("POST", "/session", capabilities={"alwaysMatch": wanted})
            except ConnectionRefusedError:
                assert time.monotonic() < end, "WebKitWebDriver did not start"
                time.sleep(0.05)

    def close(self):
        self._ask("DELETE", "")
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(timeout=10)

    def go(self, address):
        self._ask("POST", "/url", url=address)

    def run(self, script, *arguments):
        """The value of a function's body in the page, or in the frame that was entered."""
        return self._ask("POST", "/execute/sync", script=script, args=list(arguments))

    def enter(self, frame=None):
        """Goes into a frame by its id, or the first; `leave` goes back to the whole page."""
        self.leave()
        self._ask("POST", "/frame", id=self.find(f"#{frame}" if frame else "iframe"))

    def leave(self):
        self._ask("POST", "/frame", id=None)

    def find(self, selector):
        found = self.wait_until(
            lambda: self._ask("POST", "/elements", using="css selector", value=selector), selector
        )
        return found[0]

    def click(self, selector):
        """Presses it as a pointer does, once it is there."""
        self._ask("POST", f"/element/{self._id(selector)}/click")

    def type(self, selector, text):
        """Empties a box and types into it, key by key."""
        box = self._id(selector)
        self._ask("POST", f"/element/{box}/clear")
        self._ask("POST", f"/element/{box}/value", text=text)

    def text(self, selector="main"):
        """The words that are seen of the first such part, in one line; empty without one."""
        words = self.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector)
        return " ".join(words.split())

    def expect(self, words, selector="main"):
        self.wait_until(lambda: words in self.text(selector), f"“{words}” in {selector}")

    def _id(self, selector):
        return next(iter(self.find(selector).values()))

    def cookies(self):
        return self._ask("GET", "/cookie")

    def wait_until(self, condition, what):
        end = time.monotonic() + 10
        while not (value := condition()):
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.05)
        return value

    def _ask(self, method, path, **body):
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        place = path if self._session is None else f"/session/{self._session}{path}"
        connection.request(method, place, json.dumps(body) if method == "POST" else None)
        answer = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise WebDriverError(f"{answer['error']}: {answer['message']}")
        return answer


class WebDriverError(Exception):
    """What the browser could not do."""
