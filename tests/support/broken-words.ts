/**
 * Runs in the page: words that break within, but for those that a browser hyphenates by its own dictionary, and those
 * of a hyphen whose parts are both long; ranges that break at their dash; and text beyond the window.
 */
export function brokenWords(): string[] {
  const [shortest, longestWhole] = [3, 14];
  const broken: string[] = [];
  const range = document.createRange();
  const rectsOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  /** Where a word's second line begins; null if it has none. */
  const breakOf = (node: Node, start: number, word: string) => {
    const [first, ...others] = rectsOf(node, start, start + word.length);
    if (!first || !others.some(({ top }) => top - first.top > 2)) return null;
    for (let place = 1; place < word.length; place += 1) {
      const letter = rectsOf(node, start + place, start + place + 1).at(-1);
      if (letter && letter.top - first.top > 2) return place;
    }
    return null;
  };
  const isFault = (word: string, place: number, hyphens: string) => {
    const before = word.slice(0, place).replaceAll("\u2060", "");
    if (before.endsWith("\u00ad")) return false;
    if (!before.endsWith("-")) return /[–—]$/.test(before) || hyphens !== "auto";
    const left = /[^-–]*(?=-$)/.exec(before)?.[0] ?? "";
    const right = /^[^-–]*/.exec(word.slice(place))?.[0] ?? "";
    return word.length <= longestWhole || Math.min(left.length, right.length) <= shortest;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text = "" } = node;
    if (!parent?.checkVisibility() || !/[\p{L}\p{N}]/u.test(text ?? "")) continue;
    // What is written for machines, or scrolls within its frame.
    if (parent.closest("script, style, noscript, option, code, samp, .visually-hidden")) continue;
    const rects = rectsOf(node, 0, text?.length ?? 0);
    const scrolls = parent.closest("[data-scrolls], [data-behaviour=carousel]");
    if (!scrolls && rects.some(({ right }) => right > innerWidth + 1))
      broken.push(`“${text?.trim().slice(0, 40)}” leaves the window`);
    if (rects.length < 2) continue;
    const { hyphens } = getComputedStyle(parent);
    const words = /[\p{L}\p{N}]+(?:[-–—’\u2060\u00ad]+[\p{L}\p{N}]+)*/gu;
    for (const { 0: word, index } of text?.matchAll(words) ?? []) {
      const place = word.length > 2 && /\p{L}/u.test(word) ? breakOf(node, index, word) : null;
      if (place !== null && isFault(word, place, hyphens))
        broken.push(`${word.slice(0, place)}/${word.slice(place)}`);
    }
  }
  return [...new Set(broken)];
}
