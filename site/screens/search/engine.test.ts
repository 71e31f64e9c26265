import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import type { SearchablePage } from "#site/content/searchable-page.ts";
import { createSearch } from "#site/screens/search/engine.ts";

const page = (name: string, changes: Partial<SearchablePage> = {}): SearchablePage => {
  const text = `And this is what the page called ${name} is about.`;
  return {
    url: `/${name}`,
    title: name,
    name,
    kind: "screen",
    description: text,
    asked: "",
    sections: [{ text }],
    ...changes,
  };
};

const pages = [
  page("prices", { asked: "hourglass" }),
  page("lists", { sections: [{ text: "And this and this and this: what about the hourglass, and this?" }] }),
  page("work"),
  page("terms", { kind: "legal", asked: "warranty" }),
  page("notes", { kind: "list", title: "Our work", sections: [{ text: "A warranty is no list." }] }),
];

test.each(languages)("pages are found by what they are for (%s)", (language) => {
  const search = createSearch(pages, language);
  const first = (query: string) => search(query)[0]?.().url;
  expect(first("hourglass")).toBe("/prices");
  // Function words, which most pages contain, decide nothing.
  expect(first("what about and this hourglass")).toBe("/prices");
  // A compound that no page contains is split at words that some do.
  expect(search("workhourglass").map((result) => result().url)).toEqual(
    expect.arrayContaining(["/work", "/prices"]),
  );
  expect(first("hourgalss")).toBe("/prices");
  // A legal text comes first if it is asked for.
  expect(first("warranty")).toBe("/terms");
});
