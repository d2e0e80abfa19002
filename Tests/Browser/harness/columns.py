"""What of a table can be seen without scrolling sideways."""

IN_VIEW = """(region, names) => {
  const heads = [...region.querySelectorAll("thead th")];
  const box = region.getBoundingClientRect();
  const isInView = (cell) => {
    const { left, right, width } = cell.getBoundingClientRect();
    return width > 0 && left >= box.left && right <= Math.min(box.right, innerWidth);
  };
  return names.filter((name) => {
    const head = heads.find((cell) => cell.textContent.trim() === name);
    const rows = [...region.querySelectorAll("tbody tr")];
    return [head, ...rows.map((row) => row.cells[head.cellIndex])].every(isInView);
  });
}"""


def columns_in_view(region, *names):
    """Those of the columns whose every cell is in view."""
    return region.evaluate(IN_VIEW, list(names))


# Every table on the page that is laid out as one, with all that can be opened open: whether the
# column that it is read for is in view. That is the decisive one, or the last of a table of three
# columns or fewer.
TABLES = """() => {
  for (const details of document.querySelectorAll("main details:has(table)")) details.open = true;
  return [...document.querySelectorAll("main .scroll table")]
    .filter((table) => getComputedStyle(table.tBodies[0].rows[0]).display === "table-row")
    .map((table) => {
      const region = table.closest(".scroll").getBoundingClientRect();
      const [left, right] = [Math.max(0, region.left), Math.min(innerWidth, region.right)];
      const count = table.tHead.rows[0].cells.length;
      const marked = Number(table.className.match(/decisive-([0-9]+)/)?.[1] ?? 0);
      const decisive = marked || (count < 4 ? count : 0);
      const name = table.caption?.innerText ?? table.closest("[aria-label]")?.ariaLabel;
      const rows = [table.tHead.rows[0], table.tBodies[0].rows[0]].map((row) => {
        const cells = [...row.cells].map((cell) => cell.getBoundingClientRect());
        const cell = cells[decisive - 1];
        return Boolean(cell?.width) && cell.left >= Math.max(left, cells[0].right) - 1
          && cell.right <= right + 1;
      });
      return { name, inView: rows.every(Boolean) };
    });
}"""

HEADS = """() => [...document.querySelectorAll("thead th")].map((head) => {
  const { position, backgroundColor } = getComputedStyle(head);
  const mayStay = head.closest(".scroll") && backgroundColor !== "rgba(0, 0, 0, 0)";
  return position === "sticky" && !mayStay && `${head.innerText} slides over its rows`;
})"""


def columns_out_of_view(page):
    """How many tables there are, and those that hide the column that they are read for."""
    tables = page.evaluate(TABLES)
    hiding = [table["name"] for table in tables if not table["inView"]]
    return len(tables), [f"{name} hides its decisive column" for name in hiding]


def heads_over_rows(page):
    """How many heads there are, and those that stay in view and hide what scrolls under them.

    Only within a box that scrolls may a head stay, and only with a surface of its own.
    """
    heads = page.evaluate(HEADS)
    return len(heads), [fault for fault in heads if fault]
