"""Drives Firefox by Marionette, its own WebDriver, which geckodriver would only pass on to."""

import json
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from serving import free_port

from .window import WebDriverError, Window

# Nothing is asked of the network but what the page asks for.
SETTINGS = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Firefox(Window):
    """A window of its own, without anything kept."""

    def __init__(self):
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        port = free_port()
        settings = {"marionette.port": port, **SETTINGS}
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in settings.items())
        (Path(self._profile.name) / "user.js").write_text("".join(lines))
        self._browser = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--profile", self._profile.name],
            env={**os.environ, "HOME": self._profile.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._socket = self._connected(port)
        self._stream = self._socket.makefile("rb")
        self._number = 0
        self._received()
        self._ask("WebDriver:NewSession", capabilities={"alwaysMatch": {}})

    def _connected(self, port):
        end = time.monotonic() + 60
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=60)
            except ConnectionRefusedError:
                assert self._browser.poll() is None, "Firefox has ended"
                assert time.monotonic() < end, "Firefox did not start"
                time.sleep(0.1)

    def close(self):
        self._ask("Marionette:Quit", flags=["eForceQuit"])
        self._stream.close()
        self._socket.close()
        self._browser.wait(timeout=20)
        self._profile.cleanup()

    def go(self, address):
        self._ask("WebDriver:Navigate", url=address)

    def run(self, script, *arguments):
        """The value of a function's body in the page."""
        return self._ask("WebDriver:ExecuteScript", script=script, args=list(arguments))["value"]

    def delete_cookies(self):
        self._ask("WebDriver:DeleteAllCookies")

    def _found(self, selector):
        return self._ask("WebDriver:FindElements", using="css selector", value=selector)

    def _click(self, element):
        self._ask("WebDriver:ElementClick", id=_id(element))

    def _clear(self, element):
        self._ask("WebDriver:ElementClear", id=_id(element))

    def _send_keys(self, element, text):
        self._ask("WebDriver:ElementSendKeys", id=_id(element), text=text)

    def _ask(self, command, **parameters):
        self._number += 1
        message = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _, number, error, value = self._received()
        assert number == self._number
        if error:
            raise WebDriverError(f"{error['error']}: {error['message']}")
        return value

    def _received(self):
        """A message: its length, a colon, JSON."""
        length = b""
        while (byte := self._stream.read(1)) != b":":
            assert byte, "Firefox has closed the connection"
            length += byte
        return json.loads(self._stream.read(int(length)))


def _id(element):
    return next(iter(element.values()))
