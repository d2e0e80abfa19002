"""What a page weighs and how fast it comes to a slow phone on slow 4G, as Lighthouse has them."""

from dataclasses import dataclass

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER_CPU = 4

OBSERVE = """
    window.seen = { paint: 0, shift: 0, blocked: 0 };
    const observe = (type, note) => new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
    observe("largest-contentful-paint", (entry) => { window.seen.paint = entry.startTime; });
    observe("layout-shift", (entry) => {
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
    });
    observe("longtask", (entry) => { window.seen.blocked += Math.max(0, entry.duration - 50); });
"""

# Comes back when the ring, if there is one, has finished shrinking.
RING_AT_REST = """
    Promise.allSettled([...document.querySelectorAll(".ring *")]
      .flatMap((part) => part.getAnimations()).map(({ finished }) => finished)).then(() => {})
"""


@dataclass(frozen=True)
class Measured:
    address: str
    requests: int
    bytes: int
    largest_paint: float
    layout_shift: float
    blocked: float

    def __str__(self):
        return (
            f"{self.address}: {self.requests} requests, {self.bytes / 1024:.1f} KB, "
            f"LCP {self.largest_paint:.0f} ms, CLS {self.layout_shift:.3f}, "
            f"TBT {self.blocked:.0f} ms"
        )


def measure(page, address):
    """Opens the page for the first time, with nothing in the cache."""
    connection = page.context.new_cdp_session(page)
    sizes = []
    connection.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    connection.send("Network.enable")
    connection.send("Network.emulateNetworkConditions", SLOW_4G)
    connection.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    page.add_init_script(OBSERVE)
    page.goto(address, wait_until="networkidle")
    page.evaluate(RING_AT_REST)
    # An observer hears of a paint a moment after it.
    page.wait_for_timeout(500)
    seen = page.evaluate("window.seen")
    return Measured(
        address, len(sizes), int(sum(sizes)), seen["paint"], seen["shift"], seen["blocked"]
    )
