import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";

/** Records which packages end up in the pages' scripts, in `build/browser-packages.json`. */
export function browserPackages(): AstroIntegration {
  const found = new Set<string>();
  return {
    name: "browser-packages",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: "browser-packages",
                applyToEnvironment: ({ name }) => name === "client",
                generateBundle(_options, bundle) {
                  for (const chunk of Object.values(bundle)) {
                    if (chunk.type !== "chunk") continue;
                    for (const id of chunk.moduleIds) {
                      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
                      if (name) found.add(name);
                    }
                  }
                },
              },
            ],
          },
        });
      },
      "astro:build:done": async ({ dir }) => {
        await writeFile(new URL("../browser-packages.json", dir), JSON.stringify([...found].sort()));
      },
    },
  };
}
