import { existsSync, globSync } from "node:fs";
import { matchesGlob } from "node:path";
import { readContent } from "#contract/reader/content-file.ts";
import { locateText, type Source, sourceOf } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

interface RemovedKey {
  /** Files of the site, as a pattern. */
  files: string;
  /** The key in them, with dots, and `**` for whatever it stands in; of a whole file, nothing. */
  key: string;
  /** What to do about it. */
  remedy: string;
}

/** Every key and file that an earlier version read and this one does not. A version that takes one away adds a line. */
export const removedKeys: RemovedKey[] = [
  {
    files: "{copy/*/*,trades/*/text.*}.yaml",
    key: "inShort",
    remedy: "write what it says as letter, a list of paragraphs by whoever answers, and delete it",
  },
  {
    files: "copy/*/in-short.yaml",
    key: "",
    remedy: "delete it: copy/<language>/letter.yaml takes its place",
  },
  {
    files: "copy/*/contact.yaml",
    key: "direct.phone",
    remedy: "delete it: the number stands below the name of who answers",
  },
  { files: "copy/*/blog.yaml", key: "renewed", remedy: "delete it" },
  { files: "copy/*/blog.yaml", key: "updated", remedy: "delete it: the page of an article says it" },
  { files: "copy/*/examples.yaml", key: "closing.title", remedy: "delete it: the page ends on its papers" },
  { files: "copy/*/vision.yaml", key: "values.items", remedy: "delete it" },
  { files: "trades/*/text.*.yaml", key: "offer.lead", remedy: "delete it" },
  {
    files: "{copy/*/*,trades/*/text.*}.yaml",
    key: "**.lead",
    remedy: "call it intro",
  },
  { files: "copy/*/agency-mails.yaml", key: "gathered", remedy: "call it digest" },
  { files: "facts/prices.yaml", key: "*.prices.*.entry", remedy: "call it startingPrice" },
  { files: "facts/prices.yaml", key: "*.prices.*.guide", remedy: "call it homeExtra" },
  { files: "facts/automation-example.yaml", key: "score", remedy: "delete it" },
  { files: "facts/packages.yaml", key: "socialReport", remedy: "delete it" },
  {
    files: "facts/conversion-example.yaml",
    key: "changedAfter",
    remedy: "call it changes, and give a list of weeks",
  },
  {
    files: "copy/*/cro.yaml",
    key: "dashboard.chart.change",
    remedy: "call it changes, and give a list with a word for each",
  },
  { files: "copy/*/article.yaml", key: "contents", remedy: "move it to text.yaml" },
  { files: "copy/*/article.yaml", key: "notes", remedy: "move it to text.yaml" },
  { files: "copy/*/legal.yaml", key: "contents", remedy: "delete it: text.yaml has it" },
  { files: "copy/*/long-text.yaml", key: "", remedy: "delete it: text.yaml has its words" },
  { files: "copy/*/proof.yaml", key: "", remedy: "delete it: case.yaml and article.yaml have its words" },
  { files: "copy/*/case.yaml", key: "service", remedy: "delete it: a case names its categories" },
  { files: "cases/*/facts.yaml", key: "service", remedy: "delete it: categories says it" },
  { files: "copy/*/home.yaml", key: "cases.visit", remedy: "delete it" },
  { files: "copy/*/home.yaml", key: "seo.h1", remedy: "delete it: hero.headline says it" },
  { files: "copy/*/design.yaml", key: "hero.badges.quote", remedy: "delete it: the contact page says it" },
  { files: "copy/*/social.yaml", key: "hero.badges.replies", remedy: "delete it: the results say it" },
  { files: "copy/*/agency.yaml", key: "refusals.items.ranking", remedy: "move it to reasons.items" },
  { files: "copy/*/agency.yaml", key: "refusals.items.needless", remedy: "move it to reasons.items" },
  { files: "copy/*/agency.yaml", key: "presence.hours", remedy: "move it to presence.paragraphs" },
  { files: "copy/*/agency.yaml", key: "presence.areas", remedy: "move it to presence.paragraphs" },
  { files: "copy/*/agency.yaml", key: "presence.elsewhere", remedy: "move it to presence.paragraphs" },
  { files: "copy/*/agency.yaml", key: "promises", remedy: "move it to presence.paragraphs" },
  { files: "copy/*/agency.yaml", key: "contract", remedy: "move it to presence.paragraphs" },
  { files: "copy/*/agency.yaml", key: "advice", remedy: "move it to presence.paragraphs" },
  { files: "copy/*/cro.yaml", key: "offer.included", remedy: "delete it: the list opens under its title" },
  {
    files: "copy/*/contact.yaml",
    key: "form.labels",
    remedy: "move each to fields.<field>.label of lead-form.yaml",
  },
  {
    files: "copy/*/contact.yaml",
    key: "form.hints",
    remedy: "move each to fields.<field>.hint of lead-form.yaml",
  },
  {
    files: "copy/*/lead-form.yaml",
    key: "messages",
    remedy: "move each to fields.<field>.error, the longest to tooLong",
  },
  {
    files: "copy/*/agency-mails.yaml",
    key: "fields",
    remedy: "move each to fields.<field>.inMails of lead-form.yaml",
  },
];

/** Colours by the names that they had in an earlier version. */
export const renamedColours: Record<string, string> = {
  cobalt: "asked",
  vermilion: "answered",
  marigold: "agreed",
  "on-cobalt": "on-asked",
  "on-vermilion": "on-answered",
  "on-marigold": "on-agreed",
};

/** A sentence of the check, and where it is about a key or a file that is gone, what to do about it. */
export function withRemedy(problem: string): string {
  const [, file = "", key = ""] =
    /^(\S+?\.yaml)(?::\d+)?: (?:(\S+) is not known here$|there is no )/.exec(problem) ?? [];
  const place = file.slice(siteFolder.length + 1);
  const entry = removedKeys.find(
    ({ files, key: pattern }) => matchesGlob(place, files) && isKey(key, pattern),
  );
  if (!entry) return problem;
  return key === "" ? `${file}: ${entry.remedy}` : `${problem}: ${entry.remedy}`;
}

/** Whether a key is the one that is meant, or one of them. */
export function isKey(key: string, pattern: string): boolean {
  return matchesGlob(key.replaceAll(".", "/"), pattern.replaceAll(".", "/"));
}

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
    ...earlierColours(sourceOf(`${siteFolder}/brand/tokens.css`), sourceOf(`${siteFolder}/brand/mark.svg`)),
  ];
}

/** What to do about colours under their earlier names; a brand that declares both names has a colour of its own. */
export function earlierColours(tokens: Source, logo: Source): string[] {
  const declares = (name: string) => tokens.text.includes(`--${name}:`);
  return Object.entries(renamedColours)
    .filter(([earlier, name]) => !(declares(earlier) && declares(name)))
    .flatMap(([earlier, name]) =>
      [tokens, logo]
        .filter(({ text }) => new RegExp(`--${earlier}(?![\\w-])`).test(text))
        .map((source) => `${locateText(source, [`--${earlier}`])}: --${earlier} is called --${name} now`),
    );
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
