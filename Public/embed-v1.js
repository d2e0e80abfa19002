// Farthing in a frame: gives each frame the height of its page. Without this file the frames work,
// and scroll.
(() => {
  "use strict";
  const origin = new URL(document.currentScript.src).origin;
  const frames = () => document.querySelectorAll("iframe[data-farthing]");
  addEventListener("message", (event) => {
    const { type, v, h } = event.data || {};
    if (event.origin !== origin && event.origin !== "null" || v !== 1) return;
    for (const frame of frames()) {
      if (frame.contentWindow !== event.source) continue;
      const isHeight = Number.isInteger(h) && h >= 200 && h <= 20000;
      if (type === "farthing:height" && isHeight) frame.style.height = `${h}px`;
      if (type === "farthing:top" && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    }
  });
  // Frames that were here first have told their height to nobody.
  for (const frame of frames()) frame.contentWindow?.postMessage({ type: "farthing:ask" }, "*");
})();
