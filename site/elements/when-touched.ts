interface Loaded {
  /** Is told that it cannot be loaded, and tries again at the next touch; otherwise a form is then sent as without scripts. */
  onFailure?: () => void;
  /** Parameter of the address that the place shows: with it, loading does not wait. */
  parameter?: string | undefined;
}

/** Loads what a place needs once a visitor turns to it. What is pressed or sent meanwhile waits for it. */
export function whenTouched(
  place: HTMLElement,
  load: () => Promise<unknown>,
  { onFailure, parameter }: Loaded = {},
): void {
  const waiting = new AbortController();
  let loading = false;
  const pressed = new Map<EventTarget, () => void>();
  const start = async () => {
    if (loading) return;
    loading = true;
    try {
      await load();
    } catch (error) {
      console.error(error);
      if (onFailure) {
        loading = false;
        return onFailure();
      }
    }
    waiting.abort();
    for (const press of pressed.values()) {
      press();
      // React has then taken in what it changes.
      await Promise.resolve();
    }
  };
  const touch = (event: Event) => {
    if (isPassing(event)) return;
    const { type, target } = event;
    const button = type === "click" && target instanceof Element ? target.closest("button") : null;
    if (type === "submit" && target instanceof HTMLFormElement) {
      event.preventDefault();
      pressed.set(target, () => target.requestSubmit());
    } else if (button && button.type !== "submit") {
      event.preventDefault();
      pressed.set(button, () => button.click());
    }
    start();
  };
  for (const type of ["pointermove", "focusin", "click", "submit"])
    place.addEventListener(type, touch, { signal: waiting.signal });
  if (parameter && new URLSearchParams(location.search).has(parameter)) start();
}

/** A finger that scrolls, or a pointer at rest, under which browsers report that the page moves. */
function isPassing(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== "pointermove") return false;
  return event.pointerType === "touch" || (!event.movementX && !event.movementY);
}
