import { type CollectionEntry, getCollection } from "astro:content";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage, slugPathOf } from "#contract/routes/addresses.ts";
import { isShown } from "#contract/routes/publication.ts";
import { slugLanguage, slugOfCase } from "#site/content/entries/case-slug.ts";
import { folderOf, isShownIn, oncePerLanguage, readEntryText } from "#site/content/entries/entries.ts";
import type { LinkTargets } from "#site/content/text/entry-links.ts";

/** The articles and cases to which texts of a language may link. */
export const linkTargets = oncePerLanguage(readTargets);

async function readTargets(language: Language): Promise<LinkTargets> {
  const targets: LinkTargets = { paths: new Map(), written: new Set() };
  for (const { id, data } of await getCollection("articleFacts")) {
    const folder = folderOf(id);
    targets.written.add(`article:${folder}`);
    if (!isShown(data)) continue;
    const isThere = hasPage("article", language) && isShownIn("articles", folder, language);
    const slug = async () => (await readEntryText("articles", folder, language)).head.slug;
    const path = isThere ? slugPathOf("article", language, await slug()) : undefined;
    targets.paths.set(`article:${folder}`, path);
  }
  for (const { id, data } of await getCollection("caseFacts")) {
    const folder = folderOf(id);
    targets.written.add(`case:${folder}`);
    if (!isShown(data)) continue;
    const isThere = hasPage("case", language) && isShownIn("cases", folder, language);
    const path = isThere ? slugPathOf("case", language, await caseSlug(folder, data)) : undefined;
    targets.paths.set(`case:${folder}`, path);
  }
  return targets;
}

/** The slug of a case, as its text says it. */
export async function caseSlug(folder: string, facts: CollectionEntry<"caseFacts">["data"]): Promise<string> {
  const language = slugLanguage(folder);
  const { source, head } = await readEntryText("cases", folder, language);
  return slugOfCase(facts, { title: head.title, source, language });
}
