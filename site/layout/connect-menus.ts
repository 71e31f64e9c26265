import { menuHooks } from "#site/elements/menu-hooks.ts";
import { requireElement } from "#site/elements/require-element.ts";

/** What native popovers and details lack: an inert page behind the menu, Esc, and being closed after the back button. */
export function connectMenus(): void {
  const menu = requireElement(`#${menuHooks.id}`);
  const behind = document.querySelectorAll<HTMLElement>(`[${menuHooks.behind}]`);
  // Firefox loses the `toggle` that follows when the page is being left.
  menu?.addEventListener("beforetoggle", ({ newState }) => {
    for (const element of behind) element.inert = newState === "open";
  });
  // Wide windows show the links without a menu.
  matchMedia("(min-width: 64rem)").addEventListener("change", () => menu?.hidePopover());
  addEventListener("pagehide", () => menu?.hidePopover());

  for (const list of document.querySelectorAll<HTMLDetailsElement>(`details[${menuHooks.list}]`)) {
    list.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !list.open) return;
      list.open = false;
      list.querySelector("summary")?.focus();
    });
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Node && !list.querySelector("summary")?.contains(target)) list.open = false;
    });
    list.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !list.contains(relatedTarget)) list.open = false;
    });
  }
}
