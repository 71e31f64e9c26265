import type { z } from "zod";
import { leadActionsWords } from "#contact/actions/words.ts";
import { acknowledgementWords } from "#contact/mail/acknowledgement.words.ts";
import { agencyMailsWords } from "#contact/mail/agency-mails.words.ts";
import { validationWords } from "#contact/validation.words.ts";
import { deskWords } from "#server/desk/words.ts";
import { formPageWords } from "#server/form-page.words.ts";
import { consentWords } from "#src/consent/words.ts";
import { ContentError, problemsOf } from "#src/content/file-problems.ts";
import { pricesWords } from "#src/content/offer/prices.words.ts";
import type { PersonKey } from "#src/content/people/people.ts";
import { personWords } from "#src/content/people/words.ts";
import { longTextWords } from "#src/content/text/long-text.words.ts";
import { tradeWords } from "#src/content/trades/words.ts";
import { elide } from "#src/content/words/elision.ts";
import { prepareText } from "#src/content/words/fill-text.ts";
import { copyFiles } from "#src/copy/copy-files.ts";
import { type CopyFile, copyFileOf } from "#src/copy/read-copy.ts";
import { Sentence } from "#src/copy/words-schema.ts";
import { mapTexts } from "#src/formats/map-texts.ts";
import { typeset } from "#src/formats/typeset.ts";
import { type Language, localize } from "#src/languages.ts";
import { layoutWords } from "#src/layout/words.ts";
import { screens } from "#src/routes.ts";
import { assistantWords } from "#src/screens/automation/assistant/words.ts";
import { errorPagesWords } from "#src/screens/error-pages/words.ts";
import { legalWords } from "#src/screens/legal/words.ts";
import { estimateWords } from "#src/screens/pricing/estimate.words.ts";
import { serviceLandingWords } from "#src/screens/service-landing/words.ts";
import { proofWords } from "#src/sections/proof.words.ts";

/** Parts of several screens, of mails and of the server. */
const parts = {
  acknowledgement: acknowledgementWords,
  agencyMails: agencyMailsWords,
  assistant: assistantWords,
  consent: consentWords,
  desk: deskWords,
  errorPages: errorPagesWords,
  estimate: estimateWords,
  formPage: formPageWords,
  layout: layoutWords,
  leadActions: leadActionsWords,
  legal: legalWords,
  longText: longTextWords,
  prices: pricesWords,
  proof: proofWords,
  serviceLanding: serviceLandingWords,
  validation: validationWords,
};

type Screens = typeof screens;

type ScreenWords = {
  [Key in keyof Screens as Screens[Key]["words"] extends z.ZodType ? Key : never]: NonNullable<
    Screens[Key]["words"]
  >;
};

type Schemas = ScreenWords & typeof parts;

/** All words of a language, by screen and part. */
export type Copy = { [Part in keyof Schemas]: z.output<Schemas[Part]> };

/** The shape of every file of words. */
export const schemas = {
  ...Object.fromEntries(Object.entries(screens).flatMap(([key, { words }]) => (words ? [[key, words]] : []))),
  ...parts,
} as unknown as Schemas;

const read = localize(() => new Map<string, unknown>());

/** Words of a screen or a shared part, filled in and typeset. Throws a ContentError that names every mistake in their file. */
export function wordsOf<Part extends keyof Copy>(part: Part, language: Language): Copy[Part] {
  return readWords(part, schemas[part] as z.ZodType, language) as Copy[Part];
}

/** What is said of a person, likewise. */
export function wordsOfPerson(person: PersonKey, language: Language): z.output<typeof personWords> {
  return readWords(`people/${person}`, personWords, language);
}

/** What is said of a trade, likewise. */
export function wordsOfTrade(trade: string, language: Language): z.output<typeof tradeWords> {
  return readWords(`trades/${trade}`, tradeWords, language);
}

function readWords<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  language: Language,
): z.output<Schema> {
  const known = read[language].get(key);
  if (known !== undefined) return known as z.output<Schema>;
  const found: CopyFile | undefined = copyFiles[language][key];
  const file = found?.file ?? copyFileOf(key, language);
  if (found === undefined) throw new ContentError(`${file} is missing`);
  if (found.problem !== undefined) throw new ContentError(found.problem);
  const sentences = mapTexts(found.data, (written) => sentenceIn(written, language));
  const { data, error } = schema.safeParse(sentences, { reportInput: true });
  if (error) throw new ContentError(problemsOf(file, error).join("\n"));
  read[language].set(key, data);
  return data as z.output<Schema>;
}

function sentenceIn(written: string, language: Language): Sentence {
  return new Sentence(written, (names) => {
    const fill = prepareText(written, language, names);
    return (values) => elide(typeset(fill(values), language), language);
  });
}
