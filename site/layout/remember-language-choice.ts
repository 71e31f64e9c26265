import { preferenceKey } from "#site/storage-keys.ts";

/** Marks a link with the language it leads to. */
export const languageAttribute = "data-language";

/** Remembers a chosen language, and keeps query and fragment of the address. Nothing is stored before that. */
export function rememberLanguageChoice(): void {
  document.addEventListener("click", ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${languageAttribute}]`) : null;
    const language = link?.getAttribute(languageAttribute);
    if (!link || !language) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      localStorage.setItem(preferenceKey, language);
    } catch {
      // Storage may be blocked; the link works all the same.
    }
  });
}
