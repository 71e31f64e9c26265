import { expect, test } from "vitest";
import { packageKeys } from "#contract/facts/button-promises.ts";
import { languages } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

test("the contact page begins with the promise of every button that leads to it, and every package does", async () => {
  const contacts = languages.map((language) => ({ path: pathOf("contact", language) }));
  await holdsFor(contacts, ({ path }) => {
    const asked = pages
      .flatMap(({ document }) => document.querySelectorAll(`a[href^="${path}?"]`))
      .map((link) => new URL(link.getAttribute("href") ?? "", "https://site.example"));
    const shown = byPath.get(path)?.document.querySelectorAll("[data-promise]") ?? [];
    const named = new Set(shown.map(({ id }) => `#${id}`));
    for (const { hash, searchParams } of asked) {
      expect(named).toContain(hash);
      expect(hash.slice(1)).toBe(searchParams.get("promise") ?? searchParams.get("service"));
    }
    const promised = asked.map(({ searchParams }) => searchParams.get("promise"));
    expect(promised).toEqual(expect.arrayContaining(packageKeys));
  });
});
