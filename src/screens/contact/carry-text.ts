import { leadFields } from "#contact/lead-fields.ts";
import { requireElement } from "#src/elements/require-element.ts";
import { formTextKey } from "#src/storage-keys.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Links to the page in another language. */
const switches = "a[hreflang]";

/**
 * Keeps what was typed when the visitor switches languages: stored in the tab's session storage on the click, and
 * removed once the other page has restored it.
 */
export function carryText(): void {
  const form = requireElement("#contact-form");
  const fields = leadFields.map((name) => `[name="${name}"]`).join();
  const controls = [...(form?.querySelectorAll<Control>(fields) ?? [])];

  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    // Session storage belongs to one tab.
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.closest(switches)) return;
    const typed = controls.filter(({ value }) => value).map(({ name, value }) => [name, value]);
    if (typed.length === 0) return;
    try {
      sessionStorage.setItem(formTextKey, JSON.stringify(Object.fromEntries(typed)));
    } catch {
      // Storage may be blocked; then the text is lost.
    }
  });

  const unpack = () => {
    const text = taken();
    for (const control of controls) {
      const value = text[control.name];
      if (typeof value === "string") control.value = value;
    }
  };
  unpack();
  // The page may have been prerendered before the click.
  document.addEventListener("prerenderingchange", unpack);
  // The visitor may have come back without reaching the other page.
  addEventListener("pageshow", ({ persisted }) => persisted && taken());
}

/** Restores the stored text and removes it from the storage. */
function taken(): Readonly<Record<string, unknown>> {
  try {
    const text = sessionStorage.getItem(formTextKey);
    sessionStorage.removeItem(formTextKey);
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
