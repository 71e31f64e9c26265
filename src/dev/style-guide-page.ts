import type { AstroIntegration } from "astro";

/** Adds the style guide, which shows colours, type and elements, to `npm run dev` only. */
export function styleGuidePage(): AstroIntegration {
  return {
    name: "style-guide-page",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        injectRoute({
          pattern: "/style-guide/[language]",
          entrypoint: "./src/style-guide/style-guide.astro",
        });
      },
    },
  };
}
