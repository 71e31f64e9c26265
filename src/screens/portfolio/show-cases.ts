/**
 * Leaves of the list what the address asks for, before it is painted; the filter then takes over.
 * Self-contained: it is written into the page as text, below the list.
 */
export function showCases(known: readonly string[]): void {
  const asked = new URLSearchParams(location.search).get("category");
  const wanted = known.find((category) => category === asked);
  if (!wanted) return;
  for (const card of document.querySelectorAll<HTMLElement>("[data-categories]")) {
    card.hidden = !card.dataset["categories"]?.split(" ").includes(wanted);
  }
}
