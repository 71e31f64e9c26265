import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { caseCopy } from "#site/screens/case/case.copy.ts";
import { pagesUnder } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

test.each(languages)(
  "in %s the page of every case says that it is fictional, and shows its cover first",
  async (language) => {
    await holdsFor(await pagesUnder("case", language), ({ document }) => {
      const article = document.querySelector("main article");
      const text = (article?.text ?? "").replace(/\s+/g, " ");
      expect(text).toContain(caseCopy(language).disclaimer.replace(/\s+/g, " "));
      const image = article?.querySelector("header picture img");
      expect(image?.getAttribute("alt")).toBeTruthy();
      expect(image?.getAttribute("fetchpriority")).toBe("high");
      expect(image?.getAttribute("loading")).toBeUndefined();
    });
  },
);
