import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import type { ServingRules } from "#contract/serving/serving-rules.ts";
import { builtFolder, builtPages } from "#tests/support/built-site.ts";

const { redirects: moved }: ServingRules = JSON.parse(
  await readFile(join(builtFolder, "..", "headers.json"), "utf8"),
);
const pages = await builtPages();

test("a page's words lead to it without a prefix, and to its translation behind another's", async () => {
  const built = new Set(pages.map(({ path }) => path));
  const leads = (from: string) => (built.has(from) ? from : moved[from]);
  for (const screen of ["imprint", "terms", "privacy", "contact", "portfolio"] as const) {
    for (const language of languages.filter((one) => one !== defaultLanguage)) {
      const path = pathOf(screen, language);
      expect(leads(path.replace(`/${language}`, "")), path).toBeDefined();
      for (const other of languages)
        expect(leads(path.replace(language, other)), `${path} in ${other}`).toBe(pathOf(screen, other));
    }
  }
  expect(moved[`/${defaultLanguage}`]).toBe(pathOf("home", defaultLanguage));
});
