import { z } from "astro/zod";
import { expect, test } from "vitest";
import { ContentError, sentenceOf } from "#src/content/file-problems.ts";

const schema = z.strictObject({
  id: z.int().positive(),
  date: z.date(),
  draft: z.boolean().optional(),
  slug: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  excerpt: z.string().min(10).max(20),
  category: z.enum(["seo", "branding"]),
  categories: z.union([z.enum(["seo"]), z.array(z.enum(["seo"]))]).optional(),
  labels: z.record(z.string(), z.string()).optional(),
  url: z.url().optional(),
  people: z.array(z.string()).optional(),
  place: z.union([z.string(), z.strictObject({ fr: z.string(), en: z.string() })]).optional(),
});

const right = {
  id: 1,
  date: new Date("2026-01-01"),
  slug: "a-b",
  title: "A",
  excerpt: "Twelve words",
  category: "seo",
};

const text = `---
id: 1
date: 2026-01-01
slug: a
title: "A"
excerpt: "Twelve words"
category: seo
labels:
  first: 1
drft: true
---`;

function told(values: object): string {
  const { error } = schema.safeParse({ ...right, ...values }, { reportInput: true });
  if (!error) throw new Error("nothing is wrong");
  return sentenceOf({ file: "content/x/fr.md", text }, error, schema);
}

test.each<readonly [object, string]>([
  [{ category: "marketing" }, 'content/x/fr.md:7: category is "marketing"; allowed are seo, branding'],
  [{ category: undefined }, "content/x/fr.md:7: category is missing; allowed are seo, branding"],
  [
    { drft: true },
    "content/x/fr.md:10: drft is not known here; allowed are id, date, draft, slug, title, excerpt, category, categories, labels, url, people, place",
  ],
  [{ place: { fr: "Sion" } }, "content/x/fr.md: place.en is missing"],
  [{ place: { fr: "Sion", en: "Sion", de: "Sitten" } }, "content/x/fr.md: place.de is not known here"],
  [
    { place: 1 },
    "content/x/fr.md: place is 1; expected is a text, in quotation marks where it begins with a sign",
  ],
  [{ title: undefined }, "content/x/fr.md:5: title is missing"],
  [{ title: "" }, "content/x/fr.md:5: title is empty"],
  [{ excerpt: "Short" }, "content/x/fr.md:6: excerpt has 5 letters; expected are at least 10"],
  [{ excerpt: "x".repeat(21) }, "content/x/fr.md:6: excerpt has 21 letters; expected are at most 20"],
  [{ date: "soon" }, 'content/x/fr.md:3: date is "soon"; expected is a day such as 2026-11-30'],
  [{ id: "one" }, 'content/x/fr.md:2: id is "one"; expected is a number'],
  [{ id: 0 }, "content/x/fr.md:2: id is 0; expected is more than 0"],
  [{ draft: "yes" }, 'content/x/fr.md: draft is "yes"; allowed are true and false'],
  [
    { slug: "Été 26" },
    'content/x/fr.md:4: slug is "Été 26"; allowed are small letters, digits and hyphens between them; of a country, its two capital letters',
  ],
  [
    { labels: { first: 1 } },
    "content/x/fr.md:9: labels.first is 1; expected is a text, in quotation marks where it begins with a sign",
  ],
  [{ categories: "ads" }, 'content/x/fr.md: categories is "ads"; allowed are seo'],
  [
    { url: "example" },
    'content/x/fr.md: url is "example"; expected is a full address such as https://example.org',
  ],
  [{ people: "me" }, 'content/x/fr.md: people is "me"; expected is a list such as [one, two]'],
])("%j is reported in one sentence, with its line and the allowed values", (values, sentence) => {
  expect(told(values)).toBe(sentence);
});

test("a content error points at the line in the file, not in the code", () => {
  const error = new ContentError("content/x/fr.md:7: category is missing");
  expect(error.loc).toEqual({ file: "content/x/fr.md", line: 7, column: 0 });
  expect(error.stack).toBe("");
  expect(new ContentError("content/x/facts.yaml is missing").loc).toBeUndefined();
});

test("an unknown kind of a figure is reported with the kinds there are", () => {
  const kinds = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.enum(["bars", "parts"]) }),
    z.strictObject({ kind: z.literal("spans"), unit: z.string() }),
  ]);
  const { error } = kinds.safeParse({ kind: "pie", rows: {} }, { reportInput: true });
  if (!error) throw new Error("nothing is wrong");
  const source = { file: "content/x/figure.yaml", text: "unit: EUR\nkind: pie\n" };
  expect(sentenceOf(source, error, kinds)).toBe(
    'content/x/figure.yaml:2: kind is "pie"; allowed are bars, parts, spans',
  );
});
