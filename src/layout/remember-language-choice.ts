import { preferenceKey } from "#src/storage-keys.ts";

/** Marks a link by the language it leads to. */
export const languageAttribute = "data-language";

/**
 * Remembers the language a visitor chooses with a switch, and keeps what the address says besides: what is looked
 * for, the filter, the place on the page. Nothing is stored before.
 */
export function rememberLanguageChoice(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`a[${languageAttribute}]`)
        : null;
    const language = link?.getAttribute(languageAttribute);
    if (!link || !language) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      localStorage.setItem(preferenceKey, language);
    } catch {
      // Storage can be denied; the link works all the same.
    }
  });
}
