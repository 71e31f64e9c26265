import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { z } from "zod";
import type { CopyReader } from "#contract/copy/copy-reader.ts";
import { findCopyReaders } from "#contract/copy/find-copy-readers.ts";
import { type Language, languages } from "#contract/languages/languages.ts";
import { readContent } from "#contract/reader/content-file.ts";
import { ContentError, checkedBy, locateIn } from "#contract/reader/file-problems.ts";
import { isScreenKey } from "#contract/routes/screens.ts";
import { copyFiles, entryFolders } from "#data/contract/facts/content-files.ts";
import { people } from "#data/contract/facts/people.ts";
import { builtInServices, plainServices, serviceKeys } from "#data/contract/facts/services.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { addressProblems } from "#site/build/address-problems.ts";
import { contrastProblems } from "#site/build/contrast-problems.ts";
import {
  incompleteEntries,
  incompleteLanguages,
  isNeeded,
  missingLegalTexts,
  missingLists,
  unreadFiles,
} from "#site/build/missing-files.ts";
import { missingParts, unnamedFields } from "#site/build/missing-parts.ts";
import { pictureProblems } from "#site/build/picture-problems.ts";
import { textProblems } from "#site/build/text-problems.ts";
import { screenHead } from "#site/content/copy/screen-head.ts";
import { entryFiles } from "#site/content/pages/entry-files.ts";
import { personCopy } from "#site/content/people/person.copy.ts";
import { redirectProblems } from "#site/content/redirects.ts";
import { tradeCopy } from "#site/content/trades/trade-entry.copy.ts";
import { tradeKeys } from "#site/content/trades/trades.ts";
import { plainServiceCopy } from "#site/screens/plain-service/plain-service.copy.ts";

/**
 * What is missing or wrong in what an owner writes, by the schemas of its files, a sentence each with its file and
 * line. What only a whole site can tell, such as a link that leads nowhere, the build says.
 */
export async function contentProblems(): Promise<string[]> {
  const ofTexts = folders.flatMap(({ folder, kind, shown }) =>
    shown.flatMap((language) => textProblems(folder, kind, language)),
  );
  const ofPictures = await pictureProblems();
  return [
    ...unreadFiles(readers.map(({ key }) => key)),
    ...languages.flatMap(copyProblems),
    ...missingLegalTexts(),
    ...missingLists(),
    ...missingParts(),
    ...unnamedFields(),
    ...incompleteLanguages(),
    ...incompleteEntries(),
    ...entryProblems(),
    ...ofTexts,
    ...linesOf(addressProblems),
    ...redirectProblems(),
    // Those that stand in a text were named with its line.
    ...ofPictures.filter((problem) => !ofTexts.some((line) => line.endsWith(problem))),
    ...contrastProblems(),
  ];
}

/** The sentences of the error that reading something throws. */
function problemsOf(read: () => unknown): string[] {
  return linesOf(() => {
    read();
    return [];
  });
}

/** The problems that are found, or those of what had to be read for it. */
function linesOf(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
}

/** Every reader of copy of the project. */
const readers: CopyReader[] = [
  ...(await findCopyReaders(["contract", "leads", "site"])),
  ...plainServices.map(plainServiceCopy),
  ...Object.keys(people).map(personCopy),
  ...tradeKeys.map(tradeCopy),
];

/** What is wrong with the copy that a language has, and that it needs. */
function copyProblems(language: Language): string[] {
  const isWithdrawn = (key: string) =>
    builtInServices.some((one) => one === key) && !serviceKeys.some((one) => one === key);
  return readers
    .filter(
      ({ key }) => !isWithdrawn(key) && (copyFiles[language][key] !== undefined || isNeeded(key, language)),
    )
    .flatMap((read) =>
      problemsOf(() => {
        read(language);
        // Lists of pages read it without the rest.
        if (isScreenKey(read.key)) screenHead(read.key, language);
      }),
    );
}

/**
 * The folders in which something is written of articles, cases, legal texts and pages of the site's own, and the
 * languages in which each is shown.
 */
const folders = [
  ...new Set(globSync(`${siteFolder}/{articles,cases,legal,pages}/*/*.{md,yaml}`).map(dirname)),
]
  .toSorted()
  .map((folder) => {
    const [kind = "", key = ""] = folder.split("/").slice(-2);
    const shown = languages.filter((language) => {
      if (kind === "articles" || kind === "cases") return entryFolders[language][kind].includes(key);
      return copyFiles[language][key] !== undefined;
    });
    return { folder, kind, shown };
  });

function entryProblems(): string[] {
  const taken = new Map<unknown, string>();
  return Object.values(entryFiles).flatMap(({ folder, files, schema }) =>
    globSync(`${siteFolder}/${folder}/${files}`)
      .toSorted()
      .map((file) => readContent(file))
      .flatMap((content) => [
        ...problemsOf(() => checkedBy<z.ZodType>(schema, content)),
        ...twinProblem(content.file, content.data, taken),
      ]),
  );
}

/**
 * Two texts with one slug, or two articles with one id. The list of the first language has the slugs of the others,
 * too.
 */
function twinProblem(file: string, head: unknown, taken: Map<unknown, string>): string[] {
  const { slug, id } = Object(head) as Record<string, unknown>;
  const [, kind] = dirname(file).split("/");
  return Object.entries({ slug, id }).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const name = `${kind} ${key} ${value}`;
    const other = taken.get(name);
    taken.set(name, file);
    return other === undefined
      ? []
      : [`${locateIn(file, `${key}:`)}: ${key} ${value} is already used by ${other}`];
  });
}
