// Farthing in a frame: gives each frame the height of its page, and brings an answer into view after
// it was asked for. Without this file the frames work, and scroll.
(() => {
  "use strict";
  const origin = new URL(document.currentScript.src).origin;
  const frames = () => document.querySelectorAll("iframe[data-farthing]");
  addEventListener("message", (event) => {
    const { type, v, h } = event.data || {};
    // A sandboxed frame has no origin; which frame it is says whose it is.
    if (event.origin !== origin && event.origin !== "null" || v !== 1) return;
    if (!Number.isInteger(h) || h < 0 || h > 20000) return;
    for (const frame of frames()) {
      if (frame.contentWindow !== event.source) continue;
      if (type === "farthing:height" && h >= 200) frame.style.height = `${h}px`;
      if (type === "farthing:top") show(frame.getBoundingClientRect().top + h);
    }
  });
  // What can be seen already stays where it is.
  function show(top) {
    if (top < 0 || top > innerHeight / 2) scrollBy(0, top - 16);
  }
  // Frames that were here first have told their height to nobody.
  for (const frame of frames()) frame.contentWindow?.postMessage({ type: "farthing:ask" }, "*");
})();
