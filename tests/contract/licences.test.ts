import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shipped } from "#src/build/licences.ts";
import typeface from "#src/fonts/typeface.json" with { type: "json" };
import { siteFolder } from "#tests/contract/built-site.ts";

/** Packages that reach the browser without being bundled: inline scripts, copied files, icons. */
const otherwise = ["astro", "simple-icons"];

test("every package in the pages' code has its licence published", async () => {
  const bundled: string[] = JSON.parse(
    await readFile(join(siteFolder, "..", "browser-packages.json"), "utf8"),
  );
  expect(bundled).toContain("react-dom");
  expect(shipped).toEqual(expect.arrayContaining([...bundled, ...otherwise]));
  const served = await readFile(join(siteFolder, "licences.txt"), "utf8");
  for (const name of shipped) expect(served).toMatch(new RegExp(`^${name} \\d`, "m"));
  for (const name of [typeface.name, "Lucide"]) expect(served).toContain(name);
});
