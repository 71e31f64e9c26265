import fc from "fast-check";
import { expect, test } from "vitest";
import { mostLinked, type Relatable, relatedIn } from "#src/content/articles/related-articles.ts";

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

test("the newest fill up the list, and the article itself is never in it", () => {
  expect(around(subject, 9).related).toEqual(["linked", "same", "linking", "newest"]);
});

test("the result is the same as that of comparing every article", () => {
  const names = Array.from({ length: 12 }, (_, index) => `article-${index}`);
  const lists = fc.array(
    fc.record({
      category: fc.constantFrom("seo", "cro", "ai"),
      links: fc.array(fc.constantFrom(...names, "unknown"), { maxLength: 3 }),
    }),
    { maxLength: names.length },
  );
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 4 }), (written, count) => {
      const list = written.map((one, index) => ({ ...one, key: names[index] ?? "" }));
      for (const { article: one, related } of relatedIn(list, count).values()) {
        const nearness = (other: Relatable) =>
          (one.links.includes(other.key) ? 4 : 0) +
          (other.category === one.category ? 2 : 0) +
          (other.links.includes(one.key) ? 1 : 0);
        const expected = list
          .filter((other) => other !== one)
          .toSorted((a, b) => nearness(b) - nearness(a))
          .slice(0, count);
        expect(keys(related)).toEqual(keys(expected));
      }
    }),
  );
});

test("the previous article is the older one", () => {
  expect(around(same, 3)).toMatchObject({ previous: subject, next: linking });
});

test("the newest has no next article, the oldest no previous one", () => {
  expect(around(newest, 3).next).toBeUndefined();
  expect(around(linked, 3).previous).toBeUndefined();
});

test("the most linked articles come first, the newest among equals", () => {
  const hub = article("hub", "seo");
  const others = [article("a", "seo", "hub"), article("b", "seo", "hub", "a")];
  expect(keys(mostLinked([...others, hub], 3))).toEqual(["hub", "a", "b"]);
});
