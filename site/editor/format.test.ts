import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { languages } from "#contract/languages/languages.ts";
import { editorConfiguration } from "#site/editor/configuration.ts";
import { fieldsOf } from "#site/editor/fields.ts";
import { readEntry, writeEntry } from "#site/editor/format.ts";

/** Every file that the editor opens, with its fields. */
const files = editorConfiguration()
  .collections.flatMap(({ files, ...collection }) => files ?? [collection])
  .flatMap(({ fields = [], file, folder, path = "", i18n, extension }) => {
    const pattern =
      file ?? `${folder}/${path.replace("{{slug}}", "*")}${i18n ? ".{{locale}}" : ""}.${extension}`;
    return globSync(pattern.replace("{{locale}}", `{${languages.join()},}`)).map((name) => ({
      name,
      fields,
    }));
  });

const textOf = (name: string) => readFileSync(name, "utf8");

test("a picture is written below the text once, and without words not at all", () => {
  const { name, fields } = files.find(({ fields }) => fields.some(({ name }) => name === "newPicture")) ?? {};
  const source = textOf(name ?? "");
  const saved = (more: object) => writeEntry({ ...readEntry(source, fields ?? []), ...more }, fields ?? []);
  const picture = { newPicture: "./shop.jpg", newPictureShows: "A shop" };
  const once = saved(picture);
  expect(once).toBe(`${source}\n![A shop](./shop.jpg)\n`);
  expect(writeEntry({ ...readEntry(once, fields ?? []), ...picture }, fields ?? [])).toBe(once);
  expect(saved({ newPicture: "./cover.jpg" })).toBe(source);
});

test("a changed sentence or number changes its line and no other", () => {
  for (const { name, fields } of files) {
    const before = textOf(name).split("\n");
    const entry = readEntry(textOf(name), fields);
    const leaves = leavesOf(entry);
    for (const place of new Set([0, Math.floor(leaves.length / 2), leaves.length - 1])) {
      const leaf = leaves[place];
      if (!leaf) continue;
      const [within, key] = leaf;
      const said = within[key];
      within[key] = typeof said === "number" ? 4711 : `Said: ${said}`;
      const after = writeEntry(entry, fields).split("\n");
      within[key] = said;
      expect(after.length, `${name}, ${key}`).toBe(before.length);
      expect(after.filter((line, index) => line !== before[index]).length, `${name}, ${key}`).toBe(1);
    }
  }
});

test("a key that the CMS takes for no name has its field, and stays what it is", () => {
  const keys = ["New York", "st. john's: *", "<a>", "2026", "100%"];
  const text = stringify(Object.fromEntries(keys.map((key) => [key, "Said"])));
  const fields = fieldsOf({
    schema: { properties: Object.fromEntries(keys.map((key) => [key, { type: "string" }])) },
    seen: [parse(text)],
  });
  for (const { name } of fields) expect(name).toMatch(/^(?!\d+$)[^\s.*:<>]+$/);
  const entry = readEntry(text, fields);
  expect(writeEntry(entry, fields)).toBe(text);
  expect(parse(writeEntry(Object.fromEntries(fields.map(({ name }) => [name, "New"])), fields))).toEqual(
    Object.fromEntries(keys.map((key) => [key, "New"])),
  );
});

/** Everything in an entry that is said or counted: what it stands in, and its key there. */
function leavesOf(value: object): [within: Record<string, unknown>, key: string][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "writtenSource" || key === "entryKey") return [];
    if (typeof inner === "object" && inner !== null) return leavesOf(inner);
    return typeof inner === "boolean"
      ? []
      : [[value as Record<string, unknown>, key] as [Record<string, unknown>, string]];
  });
}
