/**
 * Unreadable text: outside the window, clipped by its container, or covered by other text. Returns one line for each,
 * and one if the page scrolls sideways. It runs in the page.
 */
export function lostText(): string[] {
  const lost = new Set<string>();
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) lost.add(`the page scrolls sideways by ${beyond}`);

  const seen: { node: Node; word: string; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || text === "" || parent.closest("[inert], script, style, noscript, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;

    const frames: Element[] = [];
    for (let frame: Element | null = parent; frame; frame = frame.parentElement) frames.push(frame);
    const stylesOf = frames.map((frame) => getComputedStyle(frame));
    // Visually hidden, on top of everything, or truncated on purpose.
    if (stylesOf.some(({ clipPath }) => clipPath !== "none")) continue;
    if (stylesOf.some(({ position }) => position === "fixed" || position === "sticky")) continue;
    if (stylesOf.some(({ webkitLineClamp }) => webkitLineClamp !== "none")) continue;

    const range = document.createRange();
    range.selectNodeContents(node);
    const scrolls = stylesOf.findIndex(({ overflowX }) => overflowX === "auto" || overflowX === "scroll");
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const word = text.replace(/\s+/g, " ").slice(0, 40);
      if (scrolls < 0 && (rect.left < -1 || rect.right > innerWidth + 1)) {
        lost.add(`“${word}” leaves the window`);
      }
      for (const [depth, frame] of frames.entries()) {
        if (depth === scrolls) break;
        const style = stylesOf[depth];
        if (!style || frame === document.body || frame === document.documentElement) break;
        const edge = frame.getBoundingClientRect();
        const wide =
          style.overflowX !== "visible" && (rect.right > edge.right + 2 || rect.left < edge.left - 2);
        const high = style.overflowY !== "visible" && rect.bottom > edge.bottom + rect.height / 4;
        if (wide || high) lost.add(`“${word}” is cut off`);
      }
      seen.push({ node, word, rect });
    }
  }

  seen.sort((one, other) => one.rect.top - other.rect.top);
  for (const [place, { node, word, rect }] of seen.entries()) {
    for (let next = place + 1; next < seen.length; next += 1) {
      const other = seen[next];
      if (!other || other.rect.top > rect.bottom) break;
      if (other.node === node) continue;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      // Lines of tightly set headings overlap in their ascenders.
      const most = Math.min(rect.height, other.rect.height) / 2;
      if (width > 3 && height > most) lost.add(`“${word}” and “${other.word}” lie on each other`);
    }
  }
  return [...lost];
}
