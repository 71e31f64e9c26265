import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { slugOf } from "#src/content/cases/slug.ts";
import { isPublished } from "#src/content/publication.ts";
import { defaultLanguage } from "#src/languages.ts";
import { frontMatterFields, frontMatterOf } from "#tests/contract/front-matter.ts";

const folder = join(import.meta.dirname, "../../content/cases");

/** A case read straight from its files. */
export interface WrittenCase {
  order: number;
  country: string;
  /** The same in every language. */
  slug: string;
  /** Whether client and figures are fictional. */
  sample: boolean;
  onHome: boolean;
  quoted: boolean;
  /** Whether the quote is in the carousel of the portfolio. */
  inCarousel: boolean;
}

/** Every published case in `content/cases`, in the portfolio's order. */
export async function writtenCases(): Promise<WrittenCase[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const cases = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => read(name)),
  );
  return cases.flat().toSorted((one, other) => one.order - other.order);
}

async function read(key: string): Promise<WrittenCase[]> {
  const facts = frontMatterFields(await readFile(join(folder, key, "facts.yaml"), "utf8"));
  const words = frontMatterFields(
    frontMatterOf(await readFile(join(folder, key, `${defaultLanguage}.md`), "utf8")),
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
      inCarousel: words.has("quote") && !facts.get("testimonial")?.includes("carousel: false"),
    },
  ];
}
