/** Sets the currency before the first paint. Self-contained: it is inlined into the head. */
export function showCurrency(key: string, currencies: string[]): void {
  const cookies = document.cookie.split("; ");
  const shown = currencies.find((currency) => cookies.includes(`${key}=${currency}`)) ?? currencies[0];
  document.documentElement.dataset["currency"] = shown;
}
