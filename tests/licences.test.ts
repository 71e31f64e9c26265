import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** All let the owner use, change and sell the site. */
const allowed = ["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT", "MIT-0"];

test("every package that the server runs with has a licence that lets the owner do anything", () => {
  const { packages }: { packages: Record<string, { license?: string; dev?: boolean }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const others = Object.entries(packages)
    .filter(([, { license = "", dev }]) => !dev && !allowed.includes(license))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(others).toEqual([]);
});
