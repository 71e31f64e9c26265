import { preferenceKey } from "#src/storage-keys.ts";

/** Marks a link by the language it leads to. */
export const languageAttribute = "data-language";

/** Remembers the language a visitor chooses with a switch; nothing is stored before. */
export function rememberLanguageChoice(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(`a[${languageAttribute}]`) : null;
    const language = link?.getAttribute(languageAttribute);
    if (!language) return;
    try {
      localStorage.setItem(preferenceKey, language);
    } catch {
      // Storage can be denied; the link works all the same.
    }
  });
}
