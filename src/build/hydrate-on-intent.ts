import type { AstroIntegration } from "astro";

/** Makes `client:intent` known: an island is hydrated when the visitor first does something. */
export function hydrateOnIntent(): AstroIntegration {
  return {
    name: "hydrate-on-intent",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "intent", entrypoint: "./src/build/intent-directive.ts" });
      },
    },
  };
}
