import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Headline } from "#site/elements/headline.tsx";

const markupOf = (title: string) => renderToStaticMarkup(<Headline>{title}</Headline>);

const wordsIn = (markup: string) => markup.replace(/<[^>]+>/g, "");

test("a clause that fits a line is not parted, and a sign within a word parts nothing", () => {
  const clauses = markupOf("22:41 Uhr. Die Antwort, sofort.").match(/<span[^>]*>[^<]+/g) ?? [];
  expect(clauses.map(wordsIn)).toEqual(["22:41 Uhr.", "Die Antwort,", "sofort."]);
});
