import type { ClientDirective } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:intent"?: boolean;
  }
}

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/**
 * Hydrates an island as soon as the visitor does anything, or at once where the address asks for something:
 * for islands that work as plain HTML until then, and would load React with the page.
 */
const hydrateOnIntent: ClientDirective = (load) => {
  const meant = new AbortController();
  const start = async (sign?: Event) => {
    if (sign && isStill(sign)) return;
    meant.abort();
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true, signal: meant.signal });
  if (location.search) start();
};

/** Browsers also report a pointer that rests where a page appears below it. */
function isStill(sign: Event): boolean {
  return sign instanceof PointerEvent && sign.type === "pointermove" && !sign.movementX && !sign.movementY;
}

export default hydrateOnIntent;
