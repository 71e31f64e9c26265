import type { ClientDirective } from "astro";
import { whenTouched } from "#site/elements/when-touched.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** The parameter of the address that the island shows, if any. */
    "client:touch"?: boolean | string;
  }
}

/** For islands that work as plain HTML. */
const touch: ClientDirective = (load, { value }, island) =>
  whenTouched(
    island,
    async () => {
      const hydrate = await load();
      await hydrate();
    },
    { parameter: typeof value === "string" ? value : undefined },
  );

export default touch;
