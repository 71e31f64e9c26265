import { preferenceKey } from "#site/storage-keys.ts";

export const languageSwitchBehaviour = "language-switch";

/** Remembers the chosen language, and keeps query and fragment of the address. Nothing is stored before that. */
export function rememberLanguageChoice(list: HTMLElement): void {
  for (const link of list.querySelectorAll("a")) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.setItem(preferenceKey, link.hreflang);
      } catch {
        // Storage may be blocked; the link works all the same.
      }
    });
  }
}
