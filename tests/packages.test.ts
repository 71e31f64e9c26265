import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { expect, test } from "vitest";

/** Source files that run on the server; not tests, the bundler's configuration and development-only files. */
const files = globSync("{contract,leads}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|vite\.config|bundled-copy|readers|\/dev-/.test(file),
);

test("packages that the server imports are production dependencies, so that the image without build tools contains them", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const bundled = /noExternal: \[(.*)\]/.exec(readFileSync("leads/server/vite.config.ts", "utf8"))?.[1] ?? "";
  const needed = files
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/(?:from |import\()"([^"#.@][^"]*|@(?!content)[^"]*)"/g),
    ])
    .map(([, specifier = ""]) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "")
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));
  expect(needed).toContain("fastify");
  expect(needed.filter((name) => !(name in dependencies) && !bundled.includes(`"${name}"`))).toEqual([]);
});

const { packages }: { packages: Record<string, { integrity?: string; license?: string; dev?: boolean }> } =
  JSON.parse(readFileSync("package-lock.json", "utf8"));

test("every package of the lockfile has its checksum, those for other systems too", () => {
  const without = Object.entries(packages).filter(([path, { integrity }]) => path !== "" && !integrity);
  expect(without.map(([path]) => path)).toEqual([]);
});

test("every package that the server runs with has a licence that lets the owner use, change and sell the site", () => {
  const allowed = ["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT", "MIT-0"];
  const others = Object.entries(packages).filter(
    ([, { license = "", dev }]) => !dev && !allowed.includes(license),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
