import { expect, test } from "vitest";
import { builtPages } from "#tests/contract/built-site.ts";
import { htmlErrorsIn } from "#tests/html-rules.ts";

test.each(await builtPages())("the HTML of $path is valid", async ({ html }) => {
  expect(await htmlErrorsIn(html)).toEqual([]);
});
