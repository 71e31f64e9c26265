/**
 * Moves a visitor who once chose another language to this page in that language, before
 * anything is painted. Runs on addresses without a language prefix only, and not for visits
 * from the site itself. Self-contained: it is written into the head as text.
 */
export function followPreference(key: string, languages: readonly string[]): void {
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
    // Storage can be denied; then the address decides.
  }
}
