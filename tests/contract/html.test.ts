import { expect, test } from "vitest";
import { builtPages } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { htmlErrorsIn } from "#tests/html-rules.ts";

const pages = await builtPages();

test("the HTML of every page is valid", async () => {
  await holdsFor(pages, async ({ html }) => expect(await htmlErrorsIn(html)).toEqual([]));
});
