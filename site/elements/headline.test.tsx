import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Headline } from "#site/elements/headline.tsx";

const markupOf = (title: string) => renderToStaticMarkup(<Headline>{title}</Headline>);

const wordsIn = (markup: string) => markup.replace(/<[^>]+>/g, "");

test.each([
  "Une agence qui rend des comptes",
  "Our prices, before you call",
  "22:41 Uhr. Die Antwort ist schon da.",
  "Oops! Page not found",
  "Mesure et cookies\u202f: à vous de choisir",
])("a title keeps its words and their spaces: %s", (title) => {
  expect(wordsIn(markupOf(title))).toBe(title);
});

test("a clause that fits a line is not parted, and a sign within a word parts nothing", () => {
  const clauses = markupOf("22:41 Uhr. Die Antwort, sofort.").match(/<span[^>]*>[^<]+/g) ?? [];
  expect(clauses.map(wordsIn)).toEqual(["22:41 Uhr.", "Die Antwort,", "sofort."]);
});
