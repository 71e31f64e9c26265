import { preferenceKey } from "#site/measurement/storage-keys.ts";

export const languageSwitchBehaviour = "language-switch";

/** Remembers the chosen language, and keeps query and fragment of the address. Nothing is stored before that. */
export function connectLanguageSwitch(list: HTMLElement): void {
  for (const link of list.querySelectorAll("a")) {
    const follow = () => {
      link.search = location.search;
      link.hash = location.hash;
    };
    // Before any way of opening it, in a new tab and by the menu of the browser too; they may change until a click.
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, follow);
    link.addEventListener("click", () => {
      try {
        localStorage.setItem(preferenceKey, link.hreflang);
      } catch {
        // Storage may be blocked; the link works all the same.
      }
    });
  }
}
