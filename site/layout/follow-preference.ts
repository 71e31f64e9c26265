/**
 * Redirects a visitor who once chose another language to this page in that language before the first paint; a page that
 * the language lacks is shown as it is. On the page for unknown addresses, the same address with that language's prefix
 * answers in its words. Runs only on addresses without a prefix, and not for visits from the site itself.
 * Self-contained: it is inlined into the head.
 */
export function followPreference(key: string, languages: readonly string[]): void {
  try {
    const preferred = localStorage.getItem(key) ?? "";
    if (!languages.includes(preferred) || preferred === document.documentElement.lang) return;
    if (document.referrer.startsWith(`${location.origin}/`)) return;
    const prefix = `/${preferred}/`;
    const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${preferred}"]`);
    // Only the page for unknown addresses has no translations at all. A static host may show it at every address.
    if (!alternate && (document.querySelector("link[hreflang]") || location.pathname.startsWith(prefix)))
      return;
    const path = alternate ? new URL(alternate.href).pathname : location.pathname.replace("/", prefix);
    document.documentElement.hidden = true;
    location.replace(path + location.search + location.hash);
  } catch {
    // Storage may be blocked; then the address decides.
  }
}
