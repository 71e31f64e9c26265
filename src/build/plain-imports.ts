import type { Plugin } from "vite";

/**
 * Leaves `import()` as it is. Vite wraps it in half a kilobyte that announces what a module imports in
 * turn; the few modules the pages load later are too small to be worth it.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    configEnvironment: (name) => (name === "client" ? { build: { modulePreload: false } } : undefined),
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
