import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import type { Language } from "#contract/languages/languages.ts";
import { readContent } from "#contract/reader/content-file.ts";
import { ContentError, sourceOf } from "#contract/reader/file-problems.ts";
import { isPublished, type Publication } from "#contract/routes/publication.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { caseFacts } from "#site/content/entries/entry-schemas.ts";
import { articleTree } from "#site/content/text/article-tree.ts";
import { caseParts, caseTree } from "#site/content/text/case-tree.ts";
import type { LinkTargets } from "#site/content/text/entry-links.ts";
import { numberedId } from "#site/content/text/sections.ts";
import { textTree } from "#site/content/text/text-tree.ts";

/** What is wrong with a text of a folder, read as the build reads it: a sentence each, with file and line. */
export function textProblems(folder: string, kind: string, language: Language): string[] {
  const file = `${folder}/text.${language}.md`;
  if (!existsSync(file)) return [];
  try {
    read(folder, kind, language);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
}

function read(folder: string, kind: string, language: Language): void {
  const source = sourceOf(`${folder}/text.${language}.md`);
  if (kind === "articles") {
    articleTree(source, language, targets, existsSync(`${folder}/figure.yaml`));
  } else if (kind === "cases") {
    const facts = caseFacts.safeParse(readContent(`${folder}/facts.yaml`).data);
    // What is wrong with these is said of their own file.
    if (facts.success) caseParts(caseTree({ source, language, targets, ...facts.data }), source);
  } else textTree({ source, language, targets, values: {}, sections: numberedId });
}

/** Every article and every case; the published ones have some path. */
const targets: LinkTargets = { paths: new Map(), written: new Set() };
for (const folder of globSync(`${siteFolder}/{articles,cases}/*`)) {
  const target = `${folder.includes("/articles/") ? "article" : "case"}:${basename(folder)}`;
  targets.written.add(target);
  const facts = Object(readContent(`${folder}/facts.yaml`).data) as Publication;
  if (isPublished(facts)) targets.paths.set(target, "/");
}
