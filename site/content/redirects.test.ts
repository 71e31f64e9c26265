import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { pathOf, slugPathOf } from "#contract/routes.ts";
import { redirectProblems, redirectsIn } from "#site/content/redirects.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const contact = pathOf("contact", defaultLanguage);

test("an earlier address leads to a screen, a path, a text or another site", () => {
  const found = redirectsIn({
    "/old-contact.html": "contact",
    "/old-prices": `${pathOf("pricing", secondLanguage)}#total`,
    "/old-text": slugPathOf("article", secondLanguage, "some-text"),
    "/shop": "https://shop.example/",
  });
  expect(found.get("/old-contact.html")).toBe(contact);
  expect(redirectProblems("redirects.yaml", found)).toEqual([]);
});

test.each([
  ["/old", "/no-such-page", "nothing is at /no-such-page"],
  ["/old", "no-such-screen", "nothing is at no-such-screen"],
  ["old", "contact", "old is not a path"],
  [contact, "contact", `${contact} is the address of a page`],
])("%s to %s is refused in a sentence", (from, to, sentence) => {
  const [problem] = redirectProblems("redirects.yaml", redirectsIn({ [from]: to }));
  expect(problem).toContain(sentence);
});
