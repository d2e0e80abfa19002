"""Compares the order in which a screen reader reads a page with the order in which one sees it."""

from typing import NamedTuple

# Boxes that touch may overlap by as much.
SLACK = 3

# What is read as one, as the accessibility tree calls it.
LEAVES = {"StaticText", "image", "img"}


class Words(NamedTuple):
    """A piece of text as the accessibility tree has it, and its box on the page."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def is_above(self, other):
        """True for a text in the same column that is seen before the other one."""
        overlap = min(self.right, other.right) - max(self.left, other.left)
        return overlap > SLACK and self.bottom <= other.top + SLACK

    def is_left_of(self, other):
        """True for a text in the same line that is seen before the other one."""
        overlap = min(self.bottom, other.bottom) - max(self.top, other.top)
        height = min(self.bottom - self.top, other.bottom - other.top)
        return overlap > 0.6 * height and self.right <= other.left + SLACK


def words_as_read(page):
    """The texts and pictures of a page that are seen and read, as a screen reader comes to them.

    A picture is read by its name, whatever is drawn in it.
    The window is as high as the page, so that what sticks to its edge stands in its place.
    """
    session = page.context.new_cdp_session(page)
    metrics = {"width": page.viewport_size["width"], "mobile": False, "deviceScaleFactor": 1}
    session.send("Emulation.setDeviceMetricsOverride", {**metrics, "height": height(page)})
    session.send("Emulation.setDeviceMetricsOverride", {**metrics, "height": height(page)})
    boxes = boxes_seen(session)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    read = []

    def walk(node):
        box = boxes.get(node.get("backendDOMNodeId"))
        role = node["role"]["value"]
        if not node["ignored"] and role in LEAVES:
            if box:
                read.append(Words(node["name"]["value"].strip(), *box))
            return
        for child in node.get("childIds", []):
            if child in nodes:
                walk(nodes[child])

    walk(next(node for node in nodes.values() if "parentId" not in node))
    session.detach()
    return [words for words in read if words.text]


def height(page):
    return page.evaluate("document.documentElement.scrollHeight")


def boxes_seen(session):
    """The box of each node, without those that are clipped away, which are for the ear alone."""
    snapshot = session.send("DOMSnapshot.captureSnapshot", {"computedStyles": ["clip-path"]})
    nodes, layout = (snapshot["documents"][0][part] for part in ("nodes", "layout"))
    bounds = dict(zip(layout["nodeIndex"], layout["bounds"], strict=True))
    paths = {number for number, words in enumerate(snapshot["strings"]) if "inset" in words}
    clipped = {
        node
        for node, styles in zip(layout["nodeIndex"], layout["styles"], strict=True)
        if paths.intersection(styles)
    }

    def is_seen(node):
        while node >= 0:
            if node in clipped:
                return False
            node = nodes["parentIndex"][node]
        return True

    return {
        nodes["backendNodeId"][node]: (x, y, x + width, y + tall)
        for node, (x, y, width, tall) in bounds.items()
        if is_seen(node)
    }


def turned_round(words):
    """Pairs of texts of which the second is read after the first, and seen before it.

    The ring of a saving is read before its words: it stands above them in a wide window, and at
    their right on a phone, where it says no more than they do.
    """
    return [
        (first.text, second.text)
        for place, first in enumerate(words)
        for second in words[place + 1 :]
        if not first.text.endswith("% of the time")
        if second.is_above(first) or second.is_left_of(first)
    ]
