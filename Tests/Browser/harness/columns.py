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
