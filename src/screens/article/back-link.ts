import { required } from "#src/elements/required.ts";

/** Marks the link back to the list. */
export const backAttribute = "data-back";

/**
 * Lets the back link return to the page of this site the visitor came from, at the place they left. Where
 * there is none, or the browser cannot tell, it stays the plain link it is.
 */
export function connectBackLink(): void {
  const link = required<HTMLAnchorElement>(`a[${backAttribute}]`);
  link?.addEventListener("click", (event) => {
    const previous = previousPage();
    if (!previous || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigation.traverseTo(previous.key);
  });
}

/** The entry before this page's own: jumps within the page are passed over. */
function previousPage(): NavigationHistoryEntry | undefined {
  if (!("navigation" in window) || !navigation.currentEntry) return undefined;
  return navigation
    .entries()
    .slice(0, navigation.currentEntry.index)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
}
