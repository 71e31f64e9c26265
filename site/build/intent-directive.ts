import type { ClientDirective } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:intent"?: boolean;
  }
}

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** For islands that work as plain HTML: hydrates on the first interaction, or at once if the address has a query. */
const hydrateOnIntent: ClientDirective = (load) => {
  const intent = new AbortController();
  const start = async (sign?: Event) => {
    if (sign && isPointerAtRest(sign)) return;
    intent.abort();
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true, signal: intent.signal });
  if (location.search) start();
};

/** Browsers also report a resting pointer when a page appears under it. */
function isPointerAtRest(sign: Event): boolean {
  return sign instanceof PointerEvent && sign.type === "pointermove" && !sign.movementX && !sign.movementY;
}

export default hydrateOnIntent;
