import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

interface Entry {
  integrity?: string;
  dev?: boolean;
}

const locked: [string, Entry][] = Object.entries<Entry>(read("package-lock.json").packages).slice(1);

/**
 * Packages that a folder's source files import; without tests, the bundler's configuration and development-only files.
 */
function packagesOf(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|vite\.config|^dev-/.test(name))
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
  test("that the server imports are production dependencies, so that the image without build tools contains them", () => {
    const { dependencies } = read("package.json");
    const needed = [...packagesOf("server"), ...packagesOf("contact")];
    expect(needed).toContain("fastify");
    expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
  });

  test("of the server have integrity hashes in the lockfile, Node itself included", () => {
    const installed = locked.filter(([, { dev }]) => !dev);
    expect(installed.length).toBeGreaterThan(50);
    expect(installed.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
  });
});
