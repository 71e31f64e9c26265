export const backLinkBehaviour = "back-link";

/** Returns to the page of this site the visitor came from, scroll position included; otherwise it stays a plain link. */
export function connectBackLink(link: HTMLElement): void {
  link.addEventListener("click", (event) => {
    const previous = previousPage();
    if (!previous || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigation.traverseTo(previous.key);
  });
}

/** The last history entry of another page; jumps within this page are skipped. */
function previousPage(): NavigationHistoryEntry | undefined {
  if (!("navigation" in window) || !navigation.currentEntry) return undefined;
  return navigation
    .entries()
    .slice(0, navigation.currentEntry.index)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
}
