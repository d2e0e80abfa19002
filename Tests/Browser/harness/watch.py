"""Notes whatever a page does that no page of ours may do."""

from urllib.parse import urlsplit

# A form that was filled in wrongly is an answer; the browser logs its status as an error.
EXPECTED = "Failed to load resource: the server responded with a status of "


class Watch:
    def __init__(self, page, origin):
        self.faults = []
        self._origin = urlsplit(origin)[:2]
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failure)
        page.on("response", self._response)

    def _console(self, message):
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            self.faults.append(f"console: {message.text}")

    def _request(self, request):
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address[:2] != self._origin:
            self.faults.append(f"request to somebody else: {request.url}")

    def _failure(self, request):
        # A download, and a page that is left before it has come, end a request without a fault.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"request failed: {request.url} ({request.failure})")

    def _response(self, response):
        # A page may say that it is not there, or that a form was filled in wrongly.
        is_page = response.request.resource_type in ("document", "fetch")
        if response.status >= (500 if is_page else 400):
            self.faults.append(f"{response.status} for {response.url}")
