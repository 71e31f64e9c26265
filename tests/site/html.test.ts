import { expect, test } from "vitest";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { htmlErrorsIn } from "#tests/support/html-rules.ts";
import { project } from "#tests/support/project-copy.ts";

/** Every page once: its further addresses have the same HTML. */
const pages = (await builtPages()).filter(({ path, canonical }) => canonical === path);

test("no page depends on the folder in which it was built", async () => {
  await holdsFor(pages, async ({ html }) => {
    expect(html).not.toContain(project);
    // Astro derives it from the path of the component's file.
    expect(html).not.toMatch(/<astro-island[^>]* uid=/);
  });
});

test("the HTML of every page is valid", async () => {
  await holdsFor(pages, async ({ html }) => expect(await htmlErrorsIn(html)).toEqual([]));
});
