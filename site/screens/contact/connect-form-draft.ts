import { formTextKey } from "#site/measurement/storage-keys.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const formDraftBehaviour = "form-draft";

/** Keeps what was typed in the fields that `data-fields` names while the visitor is on other pages of the tab; a form that has been sent stores nothing. */
export function connectFormDraft(root: HTMLElement): void {
  const fields = root.dataset["fields"]?.split(" ") ?? [];
  const controls = fields.flatMap((name) => [...root.querySelectorAll<Control>(`[name="${name}"]`)]);
  let sent = false;

  const restore = () => {
    sent = false;
    delete root.dataset["posted"];
    const draft = takeDraft();
    const { search } = location;
    for (const control of controls) {
      // What a button on another page has just asked for is newer.
      if (control.name === "projectType" && search.includes("project=") && draft["search"] !== search)
        continue;
      const value = draft[control.name];
      if (isBox(control)) control.checked ||= value === control.value;
      else if (typeof value === "string" && !control.value) control.value = value;
    }
  };
  restore();
  // The page may have been prerendered before the other was left.
  document.addEventListener("prerenderingchange", restore);
  addEventListener("pageshow", restore);

  // Without its island, the form is sent by leaving the page.
  root.addEventListener("submit", ({ defaultPrevented }) => {
    sent = !defaultPrevented;
    // The island, should it come while the browser waits for the answer, then sends nothing besides.
    if (sent) root.dataset["posted"] = "";
  });
  addEventListener("pagehide", () => {
    const isFilled = (control: Control) => (isBox(control) ? control.checked : control.value !== "");
    const typed = controls.filter(isFilled).map(({ name, value }) => [name, value]);
    if (sent || typed.length === 0) return;
    try {
      const { search } = location;
      sessionStorage.setItem(formTextKey, JSON.stringify({ ...Object.fromEntries(typed), search }));
    } catch {
      // Storage may be blocked; then the text is lost.
    }
  });
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** Returns the stored draft and removes it from the storage. */
function takeDraft(): Readonly<Record<string, unknown>> {
  try {
    const text = sessionStorage.getItem(formTextKey);
    sessionStorage.removeItem(formTextKey);
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}
