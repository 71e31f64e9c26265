import { isLanguage, preferenceKey } from "#src/languages.ts";

/** Remembers the language a visitor chooses with a switch; nothing is stored before. */
export function rememberLanguageChoice(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-language]") : null;
    const language = link?.getAttribute("data-language");
    if (!isLanguage(language)) return;
    try {
      localStorage.setItem(preferenceKey, language);
    } catch {
      // Storage can be denied; the link works all the same.
    }
  });
}
