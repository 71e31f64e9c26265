import { type CollectionEntry, getCollection } from "astro:content";
import { defaultLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { hasPage, slugPathOf } from "#contract/routes/addresses.ts";
import {
  folderOf,
  isShown,
  isWrittenIn,
  oncePerLanguage,
  readEntryText,
} from "#site/content/entries/entries.ts";
import { slugOf } from "#site/content/entries/slug.ts";
import { caseValues } from "#site/content/text/case-tree.ts";
import type { LinkTargets } from "#site/content/text/entry-links.ts";
import { filledHead } from "#site/content/text/filled-head.ts";

/** What the texts of a language may link to. */
export const linkTargets = oncePerLanguage(readTargets);

async function readTargets(language: Language): Promise<LinkTargets> {
  const targets: LinkTargets = { paths: new Map(), written: new Set() };
  for (const { id, data } of await getCollection("articleFacts")) {
    const folder = folderOf(id);
    targets.written.add(`article:${folder}`);
    if (!isShown(data)) continue;
    const isThere = hasPage("article", language) && isWrittenIn("articles", folder, language);
    const slug = async () => (await readEntryText("articles", folder, language)).head.slug;
    const path = isThere ? slugPathOf("article", language, await slug()) : undefined;
    targets.paths.set(`article:${folder}`, path);
  }
  for (const { id, data } of await getCollection("caseFacts")) {
    const folder = folderOf(id);
    targets.written.add(`case:${folder}`);
    if (!isShown(data)) continue;
    const isThere = hasPage("case", language) && isWrittenIn("cases", folder, language);
    const path = isThere ? slugPathOf("case", language, await caseSlug(folder, data)) : undefined;
    targets.paths.set(`case:${folder}`, path);
  }
  return targets;
}

/** The slug of a case, which all its languages share: its own, or that of its title in the first language that has one. */
export async function caseSlug(
  folder: string,
  { slug, metrics, figures }: CollectionEntry<"caseFacts">["data"],
): Promise<string> {
  if (slug !== undefined) return slug;
  const language = languages.find((code) => isWrittenIn("cases", folder, code)) ?? defaultLanguage;
  const { source, head } = await readEntryText("cases", folder, language);
  const values = caseValues({ metrics, figures, language });
  return slugOf(filledHead({ title: head.title }, ["title"], { source, language, values }).title);
}
