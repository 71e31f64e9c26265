import { execFileSync } from "node:child_process";
import type { AstroIntegration } from "astro";
import { site } from "#contract/facts/site.ts";

const configuration = "virtual:editor-configuration";

/** Whether the editor is part of the public site. */
export const hasEditor = site.editor.repository !== "";

/** Puts the editor at /editor: while the site is being worked on, and on the public site if a repository is named for it. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      // Texts have fields for what the facts list, such as testimonials.
      "astro:server:setup": ({ server }) => {
        server.watcher.on("change", (file) => {
          const { moduleGraph } = server.environments["client"];
          const module = moduleGraph.getModuleById(`\0${configuration}`);
          if (module && file.endsWith(".yaml")) moduleGraph.invalidateModule(module);
        });
      },
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
                  if (id === configuration) return `\0${configuration}`;
                  // It can colour two hundred programming languages.
                  return /^@shikijs\/langs\/(?!markdown$|yaml$)/.test(id) ? "\0no-language" : undefined;
                },
                load(id) {
                  if (id === "\0no-language") return "export default [];";
                  if (id !== `\0${configuration}`) return;
                  // In a process of its own: the readers of all words are modules that Vite would take over here.
                  const printed = execFileSync(process.execPath, ["site/editor/print-configuration.ts"]);
                  return `export default ${printed}`;
                },
              },
            ],
          },
        });
      },
    },
  };
}
