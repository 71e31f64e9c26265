/**
 * Marks the page with the currency chosen during this visit, or the default, before the first
 * paint. Self-contained: it is written into the head as text.
 */
export function showCurrency(key: string, currencies: readonly string[]): void {
  let shown = currencies[0];
  try {
    const stored = sessionStorage.getItem(key);
    shown = currencies.find((currency) => currency === stored) ?? shown;
  } catch {
    // Storage can be denied; then the default is shown.
  }
  document.documentElement.dataset["currency"] = shown;
}
