import { z } from "zod";
import { country, readData } from "#contract/copy/fact-schema.ts";
import { optionalScreens } from "#contract/optional-screens.ts";

/** How a language is written and announced. */
const settings = z.strictObject({
  /** BCP 47 tag for `Intl`, which formats numbers and dates. */
  locale: z.string("expected a tag such as de-DE").refine(isLocale, "expected a tag such as de-DE"),
  /** Countries to announce its pages for, besides the language as a whole. */
  regions: z.array(country),
  /** Which rules of writing it follows beyond `Intl`: spaces, times of day, word endings for the search. Without, none. */
  rules: z.enum(["french", "english", "german"], "expected one of french, english, german").optional(),
  /** Countries whose clients it shows first, the nearest first; without them, those of `regions`. */
  near: z.array(country).optional(),
  /** Time zone of its readers, where it is not the agency's. */
  timeZone: z.string().optional(),
  /** Optional screens that it lacks, with the cases and articles of its lists; complete without. The default language lacks none. */
  leaveOut: z.array(z.enum(optionalScreens)).optional(),
  /** Currency of its budget ranges; without one, the first of the site. */
  budgets: z.string().optional(),
});

export type LanguageSettings = z.output<typeof settings>;

/** The settings of each language of the site, the default one first. */
export const languageSettings = readData(
  "facts/languages.yaml",
  z.record(z.string(), settings).superRefine((languages, context) => {
    for (const code of Object.keys(languages).filter((one) => !/^[a-z]{2}$/.test(one)))
      context.addIssue({ code: "custom", path: [code], message: "expected the two letters of a language" });
    const [[first = "", { leaveOut = [] } = {}] = []] = Object.entries(languages);
    if (leaveOut.length === 0) return;
    const message = "the default language has all screens; leave them out in facts/screens.yaml";
    context.addIssue({ code: "custom", path: [first, "leaveOut"], message });
  }),
);

/** Whether visitors choose one; a constant, so that bundles leave out what only a choice needs. */
export const hasLanguageChoice = Object.keys(languageSettings).length > 1;

function isLocale(tag: string): boolean {
  return /^[\w-]+$/.test(tag) && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
}
