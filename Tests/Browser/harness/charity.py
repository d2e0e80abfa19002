"""A charity's page on an origin of its own, over TLS, with our tools in frames."""

import html
import json
import re

import tools
from serving import Site

from .tls import Server, certificate, front, pages

CARD = "balance=2292&apr=17.91"


class Charity:
    """The site with one partner, and that partner's pages, under names of this machine alone."""

    def __init__(self, folder, today):
        names = [f"{name}.localhost" for name in ("farthing", "charity", "stranger")]
        context = certificate(folder, *names)
        self._content, self.seen = {}, []
        self._pages = Server(context, pages(self._content))
        self.home = f"https://charity.localhost:{self._pages.port}"
        self.stranger = f"https://stranger.localhost:{self._pages.port}"
        self.settings = folder / "settings.json"
        self.settings.write_text(json.dumps({"partners": [self._partner()]}))
        self.site = Site(FARTHING_TODAY=today, FARTHING_SETTINGS=str(self.settings)).start()
        self._tools = Server(context, front(self.site.port, self.seen))
        self.origin = f"https://farthing.localhost:{self._tools.port}"
        self._content["/"] = self._three_tools()
        self._content["/cards"] = f'<iframe src="{self.origin}/cards" title="Cards"></iframe>'
        for tool in tools.FRAMED:
            self._content[f"/{tool.stem}"] = (
                '<!doctype html><html lang="en"><title>Charity</title><h1>Charity</h1>'
                + self._frame("tool", tool.stem)
            )
        self._content["/form"] = "<!doctype html>" + self._lines("form", "credit-card")

    def _partner(self):
        return {
            "id": "charity",
            "name": "Charity",
            "origins": [self.home],
            "accent": "7a1fa2",
            "currency": "EUR",
        }

    def close(self):
        self._tools.stop()
        self._pages.stop()
        self.site.end()

    def _lines(self, name, tool):
        """What our page for web editors gives them to paste."""
        page = self.site.ask(f"/embed/?tool={tool}&partner=charity").body.decode()
        [code] = re.findall(f'<code id="{name}">([^<]*)</code>', page)
        return html.unescape(code).replace(self.site.origin, self.origin)

    def _frame(self, name, tool, sandbox=""):
        lines = self._lines("snippet", tool).replace(' loading="lazy"', "")
        return lines.replace("<iframe ", f'<iframe id="{name}" {sandbox} ', 1)

    def _three_tools(self):
        policy = self._lines("policy", "credit-card").replace("\n", " ")
        return (
            '<!doctype html><html lang="en"><title>Charity</title>'
            '<meta http-equiv="Content-Security-Policy" '
            f"content=\"default-src 'none'; style-src 'unsafe-inline'; {policy}\">"
            '<h1>Charity</h1><input id="search" autofocus>'
            + self._frame("card", "credit-card")
            + self._frame("loan", "loan")
            + self._frame("sandboxed", "credit-card", 'sandbox="allow-scripts allow-forms"')
            + self._frame("plain", "credit-card", 'sandbox="allow-forms"')
        )
