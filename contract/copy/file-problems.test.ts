import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { ContentError, placeOf, problemsOf } from "#contract/copy/file-problems.ts";

const schema = z.strictObject({
  id: z.int().positive(),
  draft: z.boolean().optional(),
  title: z.string("expected text").min(1, "is empty"),
  category: z.enum(["seo", "branding"], "expected one of seo, branding"),
  place: z.union([z.string(), z.strictObject({ town: z.string(), country: z.string() })]).optional(),
  rows: z.array(z.strictObject({ label: z.string() })).optional(),
});

const right = { id: 1, title: "A", category: "seo" };

const folder = await mkdtemp(join(tmpdir(), "file-problems-"));
const file = join(folder, "fr.md");
await writeFile(
  file,
  `---
id: 1
title: "A"
category: seo
drft: true
rows:
  - label: one
  - lable: two
---

title: not this one
`,
);
afterAll(() => rm(folder, { recursive: true }));

function told(values: object): string[] {
  const { error } = schema.safeParse({ ...right, ...values }, { reportInput: true });
  return error ? problemsOf(file, error).map((sentence) => sentence.replace(file, "fr.md")) : [];
}

test.each<[object, string[]]>([
  [{}, []],
  [{ category: "marketing" }, ['fr.md:4: category: expected one of seo, branding, found "marketing"']],
  [{ category: undefined }, ["fr.md:4: category is missing"]],
  [{ drft: true }, ["fr.md:5: drft is not known here"]],
  [{ title: "" }, ["fr.md:3: title is empty"]],
  [{ title: 1 }, ["fr.md:3: title: expected text, found 1"]],
  [{ place: { town: "Sion" } }, ["fr.md: place.country is missing"]],
  [
    { rows: [{ label: "one" }, { lable: "two" }] },
    ["fr.md:8: rows.1.label is missing", "fr.md:8: rows.1.lable is not known here"],
  ],
  [
    { id: 0, title: "" },
    ["fr.md:2: id: Too small: expected number to be >0, found 0", "fr.md:3: title is empty"],
  ],
])("each mistake in %j is a sentence with its line", (values, sentences) => {
  expect(told(values)).toEqual(sentences);
});

test("a place leads to the line of the last words found, in order", () => {
  const source = { file: "a.ts", text: "one {\n  x: 1\n}\ntwo {\n  x: 2\n}" };
  expect(placeOf(source, ["two {", "x:"])).toBe("a.ts:5");
  expect(placeOf(source, ["two {", "y:"])).toBe("a.ts:4");
  expect(placeOf(source, ["three"])).toBe("a.ts");
});

test("an error of content says where, and needs no stack", () => {
  const error = new ContentError("content/a.yaml:3: title is missing");
  expect(error.loc).toEqual({ file: "content/a.yaml", line: 3, column: 0 });
  expect(error.stack).toBe("");
});
