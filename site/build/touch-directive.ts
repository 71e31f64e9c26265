import type { ClientDirective } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** The parameter of the address that the island shows, if any. */
    "client:touch"?: boolean | string;
  }
}

/**
 * For islands that work as plain HTML: hydrates once a visitor turns to this one, or comes with its parameter in the
 * address. What is pressed or sent meanwhile waits for it.
 */
const hydrateOnTouch: ClientDirective = (load, { value }, island) => {
  const waiting = new AbortController();
  let started = false;
  let pressed: (() => void) | undefined;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      waiting.abort();
      pressed?.();
    }
  };
  const touch = (event: Event) => {
    if (isPassing(event)) return;
    const { type, target } = event;
    const button = type === "click" && target instanceof Element ? target.closest("button") : null;
    const form = type === "submit" && target instanceof HTMLFormElement ? target : null;
    const press = form
      ? () => form.requestSubmit()
      : button && button.type !== "submit"
        ? () => button.click()
        : null;
    if (press) {
      event.preventDefault();
      pressed = press;
    }
    start();
  };
  for (const type of ["pointermove", "focusin", "click", "submit"])
    island.addEventListener(type, touch, { signal: waiting.signal });
  if (typeof value === "string" && new URLSearchParams(location.search).has(value)) start();
};

/** A finger that scrolls, or a pointer at rest, under which browsers report that the page moves. */
function isPassing(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== "pointermove") return false;
  return event.pointerType === "touch" || (!event.movementX && !event.movementY);
}

export default hydrateOnTouch;
