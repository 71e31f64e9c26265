/**
 * Marks the page with the currency chosen during this visit, or the default, before the first
 * paint. Self-contained: it is written into the head as text.
 */
export function showCurrency(key: string, currencies: readonly string[]): void {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(key);
  } catch {
    // Storage can be denied; then the default is shown.
  }
  const known = stored !== null && currencies.includes(stored);
  document.documentElement.dataset["currency"] = known && stored ? stored : (currencies[0] ?? "");
}
