import { expect, test } from "vitest";
import { mostLinked, type Relatable, relatedIn } from "#site/content/articles/related-articles.ts";

const article = (key: string, category: string, ...links: string[]): Relatable => ({ key, category, links });
const keys = (articles: Relatable[]) => articles.map(({ key }) => key);

const newest = article("newest", "cro", "linking");
const linking = article("linking", "ai", "subject");
const same = article("same", "seo");
const subject = article("subject", "seo", "linked");
const linked = article("linked", "branding");
const all = [newest, linking, same, subject, linked];

const around = ({ key }: Relatable, count: number) => {
  const found = relatedIn(all, count).get(key);
  if (!found) throw new Error(`nothing is known of ${key}`);
  return { ...found, related: keys(found.related) };
};

test("linked articles come first, then the same category, then those that link here", () => {
  expect(around(subject, 3).related).toEqual(["linked", "same", "linking"]);
});

test("the most linked articles come first, the newest among equals", () => {
  const hub = article("hub", "seo");
  const others = [article("a", "seo", "hub"), article("b", "seo", "hub", "a")];
  expect(keys(mostLinked([...others, hub], 3))).toEqual(["hub", "a", "b"]);
});
