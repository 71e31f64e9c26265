import { leadFields } from "#content/facts/contact-form.ts";
import { required } from "#src/elements/required.ts";
import { formTextKey } from "#src/storage-keys.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Links to the page in another language. */
const switches = "a[hreflang]";

/**
 * Takes what is typed in the form along to the page in another language: the tab holds it from the click on the
 * switch until that page is there, and forgets it then.
 */
export function carryText(): void {
  const form = required("#contact-form");
  const fields = leadFields.map((name) => `[name="${name}"]`).join();
  const controls = [...(form?.querySelectorAll<Control>(fields) ?? [])];

  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    // Another tab does not see what this one holds.
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.closest(switches)) return;
    const typed = controls.filter(({ value }) => value).map(({ name, value }) => [name, value]);
    if (typed.length === 0) return;
    try {
      sessionStorage.setItem(formTextKey, JSON.stringify(Object.fromEntries(typed)));
    } catch {
      // Storage can be denied; the text then stays behind.
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
  // The page may have been drawn ahead of the click.
  document.addEventListener("prerenderingchange", unpack);
  // The visitor may be back without having arrived there.
  addEventListener("pageshow", ({ persisted }) => persisted && taken());
}

/** What was brought here; it is held no longer. */
function taken(): Readonly<Record<string, unknown>> {
  try {
    const text = sessionStorage.getItem(formTextKey);
    sessionStorage.removeItem(formTextKey);
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
