import type { AstroIntegration } from "astro";

/** Registers `client:touch`, which hydrates an island once a visitor turns to it. */
export function hydrateOnTouch(): AstroIntegration {
  return {
    name: "hydrate-on-touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "touch", entrypoint: "./site/build/touch-directive.ts" });
      },
    },
  };
}
