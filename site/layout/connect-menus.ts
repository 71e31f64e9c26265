export const menuBehaviour = "menu";

/**
 * What a native popover lacks: an inert page behind it, and being closed when windows are wide and after the back
 * button.
 */
export function connectMenu(menu: HTMLElement): void {
  // Firefox loses the `toggle` that follows when the page is being left.
  menu.addEventListener("beforetoggle", ({ newState }) => {
    for (const element of document.body.children)
      if (!element.contains(menu)) element.toggleAttribute("inert", newState === "open");
  });
  // Wide windows show the links without a menu.
  matchMedia("(min-width: 64rem)").addEventListener("change", () => menu.hidePopover());
  addEventListener("pagehide", () => menu.hidePopover());
}

export const dropdownBehaviour = "dropdown";

/** What native details lack: Esc, and being closed by a click or the focus elsewhere. */
export function connectDropdown(list: HTMLDetailsElement): void {
  const summary = list.querySelector("summary");
  list.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !list.open) return;
    list.open = false;
    summary?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !summary?.contains(target)) list.open = false;
  });
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) list.open = false;
  });
}
