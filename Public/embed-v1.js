// Farthing in a frame: gives each frame the height of its page. Without this file the frames work,
// and scroll.
(() => {
  "use strict";
  const origin = new URL(document.currentScript.src).origin;
  addEventListener("message", (event) => {
    const { type, v, h } = event.data || {};
    if (event.origin !== origin && event.origin !== "null" || v !== 1) return;
    for (const frame of document.querySelectorAll("iframe[data-farthing]")) {
      if (frame.contentWindow !== event.source) continue;
      const isHeight = Number.isInteger(h) && h >= 200 && h <= 20000;
      if (type === "farthing:height" && isHeight) frame.style.height = `${h}px`;
      if (type === "farthing:top" && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    }
  });
})();
