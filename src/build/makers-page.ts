import type { AstroIntegration } from "astro";

/** Adds the page that shows every element and section, to `npm run dev` only. */
export function makersPage(): AstroIntegration {
  return {
    name: "makers-page",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command !== "dev") return;
        injectRoute({ pattern: "/makers/[language]", entrypoint: "./src/makers/makers.astro" });
      },
    },
  };
}
