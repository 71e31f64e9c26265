import { type CollectionEntry, getCollection } from "astro:content";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { hasScreenIn, slugPathOf } from "#contract/routes.ts";
import { caseValues } from "#site/content/cases/case-tree.ts";
import { slugOf } from "#site/content/cases/slug.ts";
import { folderOf, isShown, oncePerLanguage, textOf } from "#site/content/entries.ts";
import type { LinkTargets } from "#site/content/text/entry-links.ts";
import { filledHead } from "#site/content/text/filled-head.ts";

/** What the texts of a language may link to. */
export const linkTargets = oncePerLanguage(readTargets);

async function readTargets(language: Language): Promise<LinkTargets> {
  const targets: LinkTargets = { paths: new Map(), written: new Set() };
  for (const { id, data } of await getCollection("articleFacts")) {
    const folder = folderOf(id);
    targets.written.add(`article:${folder}`);
    if (!hasScreenIn("article", language) || !isShown(data)) continue;
    const { head } = await textOf("articles", folder, language);
    targets.paths.set(`article:${folder}`, slugPathOf("article", language, head.slug));
  }
  for (const { id, data } of await getCollection("caseFacts")) {
    const folder = folderOf(id);
    targets.written.add(`case:${folder}`);
    if (!hasScreenIn("case", language) || !isShown(data)) continue;
    targets.paths.set(`case:${folder}`, slugPathOf("case", language, await caseSlug(folder, data)));
  }
  return targets;
}

/** The slug of a case, which all its languages share: its own, or that of its title in the first language. */
export async function caseSlug(
  folder: string,
  { slug, metrics, figures }: CollectionEntry<"caseFacts">["data"],
): Promise<string> {
  if (slug !== undefined) return slug;
  const language = defaultLanguage;
  const { source, head } = await textOf("cases", folder, language);
  const values = caseValues({ metrics, figures, language });
  return slugOf(filledHead({ title: head.title }, { source, language, values }).title);
}
