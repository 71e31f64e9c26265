import type { Plugin } from "vite";

/** What every page's script brings, whichever further scripts use it too. */
const onEveryPage = {
  name: "page",
  test: /preload-helper|\/src\/(languages|currencies|scripts\/(page-settings|show-currency|consent\/(choice|consent-band|stored-choice)|measurement\/measure))\.?/,
  minShareCount: 2,
};

/**
 * Keeps what the pages' scripts load to little and few. `import()` stays as it is: Vite wraps it in half a
 * kilobyte that announces what a module imports in turn; the few modules the pages load later are too small
 * to be worth it. What all pages share is one file, which compresses better than five.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              modulePreload: false,
              rolldownOptions: { output: { codeSplitting: { groups: [onEveryPage] } } },
            },
          }
        : undefined,
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
