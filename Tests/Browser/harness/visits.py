"""The pages that a test opens, and what is asked of each of them."""

from .accessibility import axe_violations, sideways_scroll, small_targets
from .modes import open_mode
from .watch import Watch

# Below these, what a visitor keeps is in a cookie; a calculator has no use for one.
WITH_COOKIES = ("/cards", "/groups")


class Visits:
    """Opens pages, each in a window of its own: `page_in("phone")`."""

    def __init__(self, browser, origin):
        self._browser = browser
        self._origin = origin
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
        context = open_mode(self._browser, "wide")
        copy, content = context.new_page(), page.content()
        copy.route("**/*.js", lambda route: route.abort())
        copy.route(page.url, lambda route: route.fulfill(body=content, content_type="text/html"))
        copy.goto(page.url)
        violations = axe_violations(copy, mode)
        context.close()
        return violations


def assert_none(faults):
    if faults:
        raise AssertionError("\n".join(faults))
