/**
 * Redirects a visitor who once chose another language to this page in that language before the first paint; a page that
 * the language lacks is shown as it is. Runs only on addresses without a prefix, and not for visits from the site itself.
 * Self-contained: it is inlined into the head.
 */
export function followPreference(key: string, languages: readonly string[]): void {
  try {
    const preferred = localStorage.getItem(key) ?? "";
    if (!languages.includes(preferred) || preferred === document.documentElement.lang) return;
    const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${preferred}"]`);
    if (!alternate || document.referrer.startsWith(`${location.origin}/`)) return;
    document.documentElement.hidden = true;
    location.replace(new URL(alternate.href).pathname + location.search + location.hash);
  } catch {
    // Storage may be blocked; then the address decides.
  }
}

/**
 * The same on the page for unknown addresses, which has no translations: the address with the language's prefix answers
 * in its words. A static host may show this page at every address.
 */
export function prefixPreference(key: string, languages: readonly string[]): void {
  try {
    const preferred = localStorage.getItem(key) ?? "";
    if (!languages.includes(preferred) || preferred === document.documentElement.lang) return;
    const prefix = `/${preferred}/`;
    if (location.pathname.startsWith(prefix) || document.referrer.startsWith(`${location.origin}/`)) return;
    document.documentElement.hidden = true;
    location.replace(location.pathname.replace("/", prefix) + location.search + location.hash);
  } catch {
    // As above.
  }
}
