import { localize } from "#contract/languages/languages.ts";
import type { ContentFile } from "#contract/reader/content-file.ts";
import { isShown } from "#contract/routes/publication.ts";
import { articleFiles, caseFiles, entryFolders } from "#data/contract/facts/content-files.ts";

/** The folders of what a language lists, without those of articles and cases that are not published yet. */
export const shownEntries = localize((language) => {
  const { articles, cases, trades } = entryFolders[language];
  return { articles: shownOf(articles, articleFiles), cases: shownOf(cases, caseFiles), trades };
});

function shownOf(folders: string[], facts: Record<string, ContentFile>): string[] {
  return folders.filter((folder) => isShown(Object(facts[folder]?.data)));
}
