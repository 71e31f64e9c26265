export const searchBehaviour = "search";

/** Until React takes the search over: what is sent leads to its results on this page, not to the list of pages that visitors without scripts get. */
export function connectSearch(place: HTMLElement): void {
  place.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const query = new FormData(event.target).get("q");
    const address = new URL(location.pathname, location.href);
    if (typeof query === "string") address.searchParams.set("q", query);
    location.assign(address);
  });
}
