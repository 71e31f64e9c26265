import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
