import { existsSync, globSync } from "node:fs";
import { readContent } from "#contract/reader/content-file.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** What goes with a screen, where a site says that it does without. */
const entriesOf: Record<string, string> = { portfolio: "case", blog: "article" };

/**
 * What an owner has to change whose folder was written for a version before this one, which listed the screens that a
 * site or a language does without; a sentence each.
 */
export function changesSinceEarlierVersions(): string[] {
  const screensFile = `${siteFolder}/facts/screens.yaml`;
  const languagesFile = `${siteFolder}/facts/languages.yaml`;
  const ofSite = existsSync(screensFile) ? screensIn(readContent(screensFile).data) : [];
  const ofLanguages = Object.entries(Object(readContent(languagesFile).data)).filter(
    ([, settings]) => Object(settings).leaveOut !== undefined,
  );
  return [
    ...ofSite
      .flatMap((screen) => filesOf(screen, "*"))
      .map((file) => `${file}: delete it: ${screensFile} leaves it out, and a page is now where its file is`),
    ...(existsSync(screensFile) ? [`${screensFile}: delete it: nothing reads it any more`] : []),
    ...ofLanguages.flatMap(([language, settings]) => [
      ...screensIn(settings)
        .flatMap((screen) => filesOf(screen, language))
        .map(
          (file) =>
            `${file}: delete it: ${languagesFile} leaves it out of ${language}, and a page is now where its file is`,
        ),
      `${languagesFile}: remove leaveOut of ${language}: nothing reads it any more`,
    ]),
  ];
}

function screensIn(settings: unknown): string[] {
  const { leaveOut } = Object(settings) as { leaveOut?: unknown };
  return Array.isArray(leaveOut) ? leaveOut.map(String) : [];
}

/** The files with the words of a screen, and those of its entries' pages. */
function filesOf(screen: string, language: string): string[] {
  const names = [screen, entriesOf[screen]].filter((name) => name !== undefined);
  return names.flatMap((name) =>
    globSync([
      `${siteFolder}/copy/${language}/${name}.yaml`,
      `${siteFolder}/legal/${name}/text.${language}.md`,
    ]).toSorted(),
  );
}
