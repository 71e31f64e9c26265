/**
 * Names on the root the category the address asks for, or `all`, before the first paint.
 * Self-contained: it is written into the head as text.
 */
export function showCategory(known: readonly string[]): void {
  const wanted = new URLSearchParams(location.search).get("category");
  document.documentElement.dataset["category"] = wanted !== null && known.includes(wanted) ? wanted : "all";
}
