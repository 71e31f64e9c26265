import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { isSample } from "#data/contract/reader/site-folder.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { project } from "#tests/support/project-copy.ts";
import { pagesToCheck } from "#tests/support/screens.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's spelling of attributes and void elements is valid HTML.
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // HTML allows ids that start with a digit, as headings of articles do.
    "valid-id": ["error", { relaxed: true }],
    // The menu exists twice, and CSS shows one of them; axe checks the visible one.
    "unique-landmark": "off",
    // A wrapper that scrolls a table sideways is a labelled region.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // A description list may have an accessible name: its role does not prohibit one.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Another test checks the length of titles.
    "long-title": "off",
    // Typographic preferences, not errors.
    "tel-non-breaking": "off",
  },
});

/** HTML validation errors of a page, each with rule and position. */
async function htmlErrorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}

/** Every page once: its further addresses have the same HTML. */
const pages = (await builtPages()).filter(({ path, canonical }) => canonical === path);

test("no page depends on the folder in which it was built", async () => {
  await holdsFor(pages, async ({ html }) => {
    expect(html).not.toContain(project);
    // Astro derives it from the path of the component's file.
    expect(html).not.toMatch(/<astro-island[^>]* uid=/);
  });
});

/** Of the sample, a page of each kind. */
const representatives = new Set(languages.flatMap(pagesToCheck).map(({ path }) => path));

test("the HTML of every page is valid", async () => {
  const read = pages.filter(({ path }) => isBroad || !isSample || representatives.has(path));
  await holdsFor(read, async ({ html }) => expect(await htmlErrorsIn(html)).toEqual([]));
});
