import type { AstroIntegration } from "astro";
import { site } from "#data/contract/facts/site.ts";

/** Whether the editor is part of the public site. */
export const hasEditor = site.editor.repository !== "";

/**
 * Puts the editor at /editor: while the site is being worked on, and on the public site if a repository is named for
 * it.
 */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:config:setup": ({ command, injectRoute, updateConfig }) => {
        if (command !== "dev" && !hasEditor) return;
        injectRoute({ pattern: "/editor", entrypoint: "site/editor/editor.astro", prerender: true });
        injectRoute({
          pattern: "/editor/[route]/[key]/[language]",
          entrypoint: "site/editor/entry.astro",
          prerender: true,
        });
        updateConfig({
          vite: {
            // It comes bundled, and takes a minute to bundle again.
            optimizeDeps: { exclude: ["@sveltia/cms"] },
            plugins: [
              {
                name: "editor",
                enforce: "pre",
                resolveId(id) {
                  // It can colour two hundred programming languages.
                  return /^@shikijs\/langs\/(?!markdown$|yaml$)/.test(id) ? "\0no-language" : undefined;
                },
                load: (id) => (id === "\0no-language" ? "export default [];" : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
