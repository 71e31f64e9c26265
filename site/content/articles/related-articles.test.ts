import { expect, test } from "vitest";
import { mostLinked, type Relatable, relatedTo } from "#site/content/articles/related-articles.ts";

const article = (key: string, category: string, ...links: string[]): Relatable => ({ key, category, links });
const keys = (articles: Relatable[]) => articles.map(({ key }) => key);

const newest = article("newest", "cro", "linking");
const linking = article("linking", "ai", "subject");
const same = article("same", "seo");
const subject = article("subject", "seo", "linked");
const linked = article("linked", "branding");
const all = [newest, linking, same, subject, linked];

test("linked articles come first, then the same category, then those that link here", () => {
  expect(keys(relatedTo(subject, all, 3))).toEqual(["linked", "same", "linking"]);
});

test("the most linked articles come first, the newest among equals", () => {
  const hub = article("hub", "seo");
  const others = [article("a", "seo", "hub"), article("b", "seo", "hub", "a")];
  expect(keys(mostLinked([...others, hub], 3))).toEqual(["hub", "a", "b"]);
});
