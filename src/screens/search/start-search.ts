/** Loads the search once there is something to look for: at once where the address says so, else with the field's focus. */
export function startSearch(): void {
  const panel = document.querySelector("[data-search]");
  const load = async () => {
    const { connectSearch } = await import("#src/screens/search/search.ts");
    connectSearch();
  };
  const focused = panel?.contains(document.activeElement);
  if (focused || new URLSearchParams(location.search).has("q")) load();
  else panel?.addEventListener("focusin", load, { once: true });
}
