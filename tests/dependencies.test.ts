import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

interface Entry {
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const locked: [string, Entry][] = Object.entries<Entry>(read("package-lock.json").packages).slice(1);

/** Packages a folder's sources import by name; tests and the bundler's configuration are left out. */
function packagesOf(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|vite\.config/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(root, folder, name), "utf8").matchAll(/(?:from |import\()"([^"#.][^"]*)"/g),
    ])
    .map(([, specifier = ""]) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    );
  return [...new Set(names)].filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));
}

describe("packages", () => {
  test("that the server runs with are dependencies, so that an image without build tools has them", () => {
    const { dependencies } = read("package.json");
    const needed = [...packagesOf("server"), ...packagesOf("contact")];
    expect(needed).toContain("fastify");
    expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
  });

  test("of the server are checked against the lockfile when they are installed, Node itself included", () => {
    const installed = locked.filter(([, { dev }]) => !dev);
    expect(installed.length).toBeGreaterThan(50);
    expect(installed.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
  });

  test("that build the site are checked too, but for tools of systems the lockfile was not made on", () => {
    const unchecked = locked.filter(([, { integrity }]) => !integrity);
    const notForeign = unchecked.filter(([, { optional, os }]) => !optional || os === undefined);
    expect(notForeign.map(([name]) => name)).toEqual([
      // Built for no system: it replaces the system's own tool in browsers.
      "node_modules/@astrojs/compiler-binding-wasm32-wasi",
    ]);
  });
});
