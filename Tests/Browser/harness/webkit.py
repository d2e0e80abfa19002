"""Drives WebKitGTK, of the family of Safari, over WebDriver (W3C), on a screen that nobody sees."""

import http.client
import json
import os
import subprocess
import time
from pathlib import Path

from serving import free_port

from .window import WebDriverError, Window


class WebKit(Window):
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

    def _found(self, selector):
        return self._ask("POST", "/elements", using="css selector", value=selector)

    def _click(self, element):
        self._ask("POST", f"/element/{_id(element)}/click")

    def _clear(self, element):
        self._ask("POST", f"/element/{_id(element)}/clear")

    def _send_keys(self, element, text):
        self._ask("POST", f"/element/{_id(element)}/value", text=text)

    def cookies(self):
        return self._ask("GET", "/cookie")

    def delete_cookies(self):
        self._ask("DELETE", "/cookie")

    def _ask(self, method, path, **body):
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        place = path if self._session is None else f"/session/{self._session}{path}"
        connection.request(method, place, json.dumps(body) if method == "POST" else None)
        answer = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise WebDriverError(f"{answer['error']}: {answer['message']}")
        return answer


def _id(element):
    return next(iter(element.values()))
