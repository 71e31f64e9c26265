import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isAllowed, licenceFiles, productionPackages } from "#src/build/licences.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const packages = productionPackages(readFileSync(`${root}package-lock.json`, "utf8"));

test("every production package has an allowed licence", () => {
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test.each(licenceFiles(root))("$file is up to date: `npm run licences` writes it", ({ file, text }) => {
  expect(readFileSync(file, "utf8") === text).toBe(true);
});

describe("a licence", () => {
  test.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["Apache-2.0 AND LGPL-3.0-or-later", true],
    ["Apache-2.0 AND GPL-3.0-only", false],
    ["AGPL-3.0-only", false],
    ["GPL-2.0-or-later", false],
    ["SSPL-1.0", false],
    ["UNLICENSED", false],
    ["SEE LICENSE IN LICENSE.md", false],
    ["", false],
  ])("whether %s is allowed: %s", (expression, answer) => {
    expect(isAllowed(expression)).toBe(answer);
  });
});

test("development packages are left out, and duplicates are listed once", () => {
  const lockfile = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/b": { version: "2.0.0", license: "MIT" },
      "node_modules/a/node_modules/b": { version: "2.0.0", license: "MIT" },
      "node_modules/@scope/a": { version: "1.0.0" },
      "node_modules/c": { version: "1.0.0", license: "MIT", dev: true },
    },
  };
  expect(productionPackages(JSON.stringify(lockfile))).toEqual([
    { name: "@scope/a", version: "1.0.0", licence: "" },
    { name: "b", version: "2.0.0", licence: "MIT" },
  ]);
});
