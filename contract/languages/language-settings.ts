import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { country, isLanguageCode, oneOf, readData, record, timeZone } from "#contract/reader/schema-parts.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** How a language is written and announced. */
const settings = z.strictObject({
  /** BCP 47 tag for `Intl`, which formats numbers and dates. */
  locale: z.string("expected a tag such as de-DE").refine(isLocale, "expected a tag such as de-DE"),
  /** Countries to announce its pages for, besides the language as a whole. */
  regions: z.array(country),
  /**
   * Which rules of writing it follows beyond `Intl`: spaces, times of day, word endings for the search.
   * Without, none.
   */
  rules: oneOf(["french", "english", "german"]).optional(),
  /** Countries whose clients it shows first, the nearest first; without them, those of `regions`. */
  near: z.array(country).optional(),
  /** Time zone of its readers, where it is not the agency's. */
  timeZone: timeZone.optional(),
  /** Currency of its budget ranges; without one, the first of the site. */
  budgets: oneOf(currencies).optional(),
});

export type LanguageSettings = z.output<typeof settings>;

export const schema = record("languages", settings).superRefine((languages, context) => {
  for (const code of Object.keys(languages).filter((key) => key.length !== 2 || !isLanguageCode(key)))
    context.addIssue({ code: "custom", path: [code], message: "expected the two letters of a language" });
  if (Object.keys(languages).some(hasCopy)) return;
  const message = "expected a language that has a folder in copy";
  context.addIssue({ code: "custom", message });
});

const written = readData("facts/languages.yaml", schema);

/** The languages that settings may name, whether or not they have words. */
export const listedLanguages = keysOf(written);

/** The settings of each language of the site, the default one first: those that have words. */
export const languageSettings = recordOf(listedLanguages.filter(hasCopy), (language) => written[language]);

/** Whether visitors choose one; a constant, so that bundles leave out what only a choice needs. */
export const hasLanguageChoice = Object.keys(languageSettings).length > 1;

function hasCopy(language: string): boolean {
  return existsSync(join(projectFolder, siteFolder, "copy", language));
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    // Characters that no tag has.
    return false;
  }
}
