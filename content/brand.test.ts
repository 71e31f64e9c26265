import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "#site.config.ts";

test("only the identity file contains the brand", () => {
  const files = globSync("content/**/*.{ts,md,yaml,html}").filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, "utf8").includes(site.brand))).toEqual([]);
});
