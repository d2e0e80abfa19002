// Where axe cannot tell what is behind a text, because there is a picture, this takes the colour of
// the nearest surface.
(selector) => {
  const element = document.querySelector(selector);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  const parts = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };

  const luminance = (colour) => {
    const [red, green, blue] = parts(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const surface = (from) => {
    for (let each = from; each; each = each.parentElement) {
      const colour = getComputedStyle(each).backgroundColor;
      if (parts(colour)[3] === 255) return colour;
    }
    return "Canvas";
  };

  const style = getComputedStyle(element);
  const pair = [luminance(style.color), luminance(surface(element))].sort((a, b) => b - a);
  const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  return ratio >= (isLarge ? 3 : 4.5)
    ? []
    : [`${ratio.toFixed(2)}:1 in ${element.outerHTML.slice(0, 120)}`];
}
