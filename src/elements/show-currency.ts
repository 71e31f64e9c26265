/** Sets the currency before the first paint. Self-contained: it is inlined into the head. */
export function showCurrency(key: string, currencies: string[]): void {
  let shown = currencies[0];
  try {
    const stored = sessionStorage.getItem(key);
    shown = currencies.find((currency) => currency === stored) ?? shown;
  } catch {
    // Storage may be blocked; then show the default.
  }
  document.documentElement.dataset["currency"] = shown;
}
