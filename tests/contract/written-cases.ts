import { readdir, readFile } from "node:fs/promises";
import { slugOf } from "#src/content/cases/slug.ts";
import { isPublished } from "#src/content/publication.ts";
import { defaultLanguage } from "#src/languages.ts";
import { frontMatterFields, frontMatterOf } from "#tests/contract/front-matter.ts";

const folder = new URL("../../content/cases/", import.meta.url);

/** A case read straight from its files. */
export interface WrittenCase {
  readonly order: number;
  readonly country: string;
  /** The same in every language. */
  readonly slug: string;
  /** Whether client and figures are fictional. */
  readonly sample: boolean;
  readonly onHome: boolean;
  readonly quoted: boolean;
}

/** Every published case in `content/cases`, in the portfolio's order. */
export async function writtenCases(): Promise<readonly WrittenCase[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const cases = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => read(name)),
  );
  return cases.flat().toSorted((one, other) => one.order - other.order);
}

async function read(key: string): Promise<readonly WrittenCase[]> {
  const facts = frontMatterFields(await readFile(new URL(`${key}/facts.yaml`, folder), "utf8"));
  const words = frontMatterFields(
    frontMatterOf(await readFile(new URL(`${key}/${defaultLanguage}.md`, folder), "utf8")),
  );
  if (!isPublished({ draft: facts.get("draft") === "true", date: facts.get("date") })) return [];
  return [
    {
      order: Number(facts.get("order")),
      country: facts.get("country") ?? "",
      slug: facts.get("slug") ?? slugOf(words.get("title") ?? ""),
      sample: facts.get("sample") === "true",
      onHome: facts.has("home"),
      quoted: words.has("quote"),
    },
  ];
}
