(width) => {
  const root = document.documentElement;
  const room = Math.min(width, root.clientWidth);
  if (root.scrollWidth <= room) return [];
  const wide = [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > room + 1)
    .map((element) => element.outerHTML.slice(0, 80));
  return [`${root.scrollWidth} px wide in ${room} px`, ...wide.slice(0, 5)];
}
