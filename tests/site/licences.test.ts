import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { builtFolder } from "#tests/support/built-site.ts";

test("the licences of packages, typeface and icons in the pages are published", () => {
  const served = readFileSync(join(builtFolder, "licences.txt"), "utf8");
  for (const name of ["react", "react-dom", "minisearch"]) {
    expect(served).toMatch(new RegExp(`^## ${name} - \\d`, "m"));
  }
  for (const file of [
    "node_modules/astro/LICENSE",
    `${siteFolder}/fonts/LICENCE.txt`,
    "site/elements/LUCIDE.txt",
  ]) {
    expect(served).toContain(readFileSync(file, "utf8"));
  }
});
