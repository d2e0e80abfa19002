() => {
  // Code has no words, and pictures and lists of choices do not wrap.
  const notWords = ".snippet, code, .printed, svg, select, textarea";

  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const isBroken = (text, start, end) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    const rows = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(rows.map(({ top }) => Math.round(top))).size > 1;
  };

  const faults = [];
  const texts = document.createTreeWalker(document.querySelector("body"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (holder.closest(notWords) || !isSeen(holder)) continue;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      // The address of a site, or a name in code, is not a word.
      if (/[a-z]\.[a-z]|\w_\w|[a-z]\d+[a-z]/i.test(word)) continue;
      // A line may end behind a hyphen, a dash or a slash.
      for (const part of word.matchAll(/[^\u2010-\u2015/-]+/g)) {
        const start = index + part.index;
        if (isBroken(text, start, start + part[0].length)) {
          faults.push(`${part[0]} is broken: ${holder.outerHTML.slice(0, 100)}`);
        }
      }
    }
  }

  for (const facts of document.querySelectorAll("dl")) {
    if (facts.scrollWidth > facts.clientWidth) faults.push(`${facts.innerText} is cut`);
  }

  for (const { id, value, scrollWidth, clientWidth } of document.querySelectorAll("[inputmode]")) {
    if (scrollWidth > clientWidth) faults.push(`${id} does not show the whole of ${value}`);
  }
  return faults;
}
