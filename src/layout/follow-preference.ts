/**
 * Redirects a visitor who once chose another language to this page in that language before the first paint. Runs only
 * on addresses without a language prefix, and not for visits from the site itself. Self-contained: it is inlined into
 * the head.
 */
export function followPreference(key: string, languages: string[]): void {
  try {
    const stored = localStorage.getItem(key);
    const preferred = languages.find((language) => language === stored);
    if (!preferred || preferred === document.documentElement.lang) return;
    if (document.referrer.startsWith(`${location.origin}/`)) return;
    const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${preferred}"]`);
    if (!alternate) return;
    document.documentElement.hidden = true;
    location.replace(new URL(alternate.href).pathname + location.search + location.hash);
  } catch {
    // Storage may be blocked; then the address decides.
  }
}
