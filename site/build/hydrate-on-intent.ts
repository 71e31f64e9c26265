import type { AstroIntegration } from "astro";

/** Registers `client:intent`, which hydrates an island on the visitor's first interaction. */
export function hydrateOnIntent(): AstroIntegration {
  return {
    name: "hydrate-on-intent",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "intent", entrypoint: "./site/build/intent-directive.ts" });
      },
    },
  };
}
