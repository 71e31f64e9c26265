import { expect, test } from "vitest";
import type { SearchablePage } from "#site/content/pages/searchable-page.ts";
import { compoundsIn, splitAtCompounds } from "#site/screens/search/compounds.ts";
import { createSearch } from "#site/screens/search/engine.ts";
import { spoken } from "#tests/support/test-languages.ts";

/** Pages that say one sentence each, after some that say something else. */
function pagesThat(...sentences: string[]): SearchablePage[] {
  return ["Nothing", "Other", "More", "Else", "Again", ...sentences].map((text, at) => ({
    url: `/${at}`,
    title: `Page ${at}`,
    name: "",
    kind: "screen",
    asked: "",
    description: "",
    sections: [{ text: `${text}.` }],
  }));
}

test.each(
  spoken(
    ["fr", "email", "e-mail"],
    ["de", "Email", "E-Mail"],
    ["en", "ecommerce", "e-commerce"],
    ["fr", "rendezvous", "rendez-vous"],
    ["fr", "rendezvous", "rendez\u2011vous"],
    ["de", "Webshop", "Web-Shop"],
    ["en", "AB", "A/B"],
    ["en", "RD", "R&D"],
    ["en", "247", "24/7"],
  ),
)("in %s, '%s' and '%s' are the same word", (language, whole, parted) => {
  const search = createSearch(pagesThat(`A ${whole} tool`, `The ${parted} tool`), language);
  const [one, other] = [whole, parted].map((query) => search(query).map((result) => result()));
  expect(one?.map(({ url }) => url).toSorted()).toEqual(["/5", "/6"]);
  expect(other).toEqual(one);
  const marked = one?.flatMap(({ excerpt }) =>
    excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text),
  );
  expect(marked?.toSorted()).toEqual([whole, parted].toSorted());
});

test.each(spoken(["fr", "prix", "pris"], ["fr", "choix", "chois"], ["fr", "voix", "vois"]))(
  "in %s, '%s' does not find '%s'",
  (language, query, other) => {
    const search = createSearch(pagesThat(`Le ${query}`, `Il ${other}`), language);
    expect(search(query).map((result) => result().url)).toEqual(["/5"]);
  },
);

test.each(spoken(["fr", "bijou", "bijoux"], ["fr", "jeu", "jeux"], ["fr", "journal", "journaux"]))(
  "in %s, '%s' finds the plural '%s'",
  (language, one, many) => {
    expect(createSearch(pagesThat(`Des ${many}`), language)(one)).toHaveLength(1);
  },
);

test("signs join words only beside a single letter or digit", () => {
  expect(compoundsIn("SEO/SEA, Q&A and A/B-Test: 24/7 & web-to-lead (I/O+)")).toEqual([
    ...[
      ["SEO"],
      ["SEA"],
      ["Q", "A"],
      ["and"],
      ["A", "B", "Test"],
      ["24", "7"],
      ["web", "to", "lead"],
      ["I", "O"],
    ],
  ]);
  expect(splitAtCompounds("An e-mail, now").filter(Boolean)).toEqual(["An", " ", "e-mail", ", ", "now"]);
});
