/**
 * Redirects a visitor who once chose another language to this page in that language before the first paint; where there
 * is no page, to the same address with that language's prefix, which answers in its words. Runs only on addresses
 * without a prefix, and not for visits from the site itself. Self-contained: it is inlined into the head.
 */
export function followPreference(key: string, languages: readonly string[]): void {
  try {
    const stored = localStorage.getItem(key);
    const preferred = languages.find((language) => language === stored);
    if (!preferred || preferred === document.documentElement.lang) return;
    if (document.referrer.startsWith(`${location.origin}/`)) return;
    const prefix = `/${preferred}/`;
    // A static host may show this page at every address.
    if (location.pathname.startsWith(prefix)) return;
    const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${preferred}"]`);
    const path = alternate ? new URL(alternate.href).pathname : location.pathname.replace("/", prefix);
    document.documentElement.hidden = true;
    location.replace(path + location.search + location.hash);
  } catch {
    // Storage may be blocked; then the address decides.
  }
}
