"""The pages that a test opens, and what is asked of each of them."""

from .accessibility import axe_violations, sideways_scroll, small_targets
from .modes import open_mode
from .watch import Watch

# Below these, what a visitor keeps is in a cookie; a calculator has no use for one.
WITH_COOKIES = ("/cards", "/groups")


class Visits:
    """Opens pages, each in a window of its own: `page_in("phone")`."""

    def __init__(self, browser, origin, copies):
        self._browser = browser
        self._origin = origin
        self._copies = copies
        self._modes = {}
        self._watches = {}

    def __call__(self, mode, **options):
        context = open_mode(self._browser, mode, base_url=self._origin, **options)
        page = context.new_page()
        self._modes[page] = mode
        self._watches[page] = Watch(page, self._origin)
        return page

    def assert_accessible(self, page):
        """Everybody can use the page as it is now, in its mode."""
        assert_none(self._axe_violations(page))
        assert_none(sideways_scroll(page))
        assert_none(small_targets(page))

    def assert_private(self, page):
        """No page asked anybody else for anything, broke a rule of its own or kept something."""
        assert_none(self._watches[page].faults)
        path = page.url.removeprefix(self._origin)
        if not path.startswith(WITH_COOKIES):
            assert_none([f"cookie: {cookie}" for cookie in page.context.cookies()])

    def pages(self):
        return list(self._watches)

    def close(self):
        for page in self._watches:
            page.context.close()

    def _axe_violations(self, page):
        mode = self._modes[page]
        if "scripts off" not in mode:
            return axe_violations(page, mode)
        # axe is a script itself: it reads a copy of the page whose own scripts never arrive.
        return axe_violations(self._copies.of(page), mode)


class Copies:
    """Shows copies of pages as they are without scripts, one after another in one window."""

    def __init__(self, browser):
        self._page = open_mode(browser, "wide").new_page()
        self._page.route("**/*.js", lambda route: route.abort())

    def of(self, page):
        content = page.content()
        # From one place to another on the same page, a browser would not load it.
        self._page.goto("about:blank")
        self._page.route(
            page.url, lambda route: route.fulfill(body=content, content_type="text/html"), times=1
        )
        self._page.goto(page.url)
        return self._page


def assert_none(faults):
    if faults:
        raise AssertionError("\n".join(faults))
