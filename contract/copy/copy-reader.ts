import type { z } from "zod";
import { baseFacts } from "#contract/copy/base-facts.ts";
import { WrittenText } from "#contract/copy/copy-schema.ts";
import { createFiller, type FactsIn, type Filler } from "#contract/copy/fill-text.ts";
import { typesetSentence } from "#contract/copy/typesetting.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { ContentFile } from "#contract/reader/content-file.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { ContentError, checkedBy } from "#contract/reader/file-problems.ts";
import { mapTexts } from "#contract/reader/records.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";

/** Reads the copy of a screen or a part. Throws a ContentError that names every mistake in their file. */
export interface CopyReader<Schema extends z.ZodType = z.ZodType> {
  (language: Language): z.output<Schema>;
  /** Name of their files: `home`, `people/nora`. */
  key: string;
  schema: Schema;
  /** The facts that only these texts name. */
  facts: FactsIn;
}

/** The copy that a reader returns. */
export type CopyOf<Reader extends (language: Language) => unknown> = ReturnType<Reader>;

/** Does to a text what only its readers need, such as where its lines break on a page. */
type Finish = (text: string, language: Language) => string;

const none: FactsIn = () => new Map();

/**
 * Creates what makes readers, each of the files of a key, checked by a schema, filled in and typeset; its
 * texts can name facts that others cannot.
 */
export function createCopyDefiner(filler: Filler, finish: Finish = (text) => text) {
  return function defineCopy<Schema extends z.ZodType>(
    key: string,
    schema: Schema,
    facts = none,
  ): CopyReader<Schema> {
    const { prepareText } = facts === none ? filler : filler.withFacts(facts);
    const textIn = (written: string, language: Language) =>
      new WrittenText(written, (names, heading) => {
        const fill = prepareText(written, language, names);
        return (values) =>
          typesetSentence(fill(values), language, heading).map((part) =>
            typeof part === "string" ? finish(part, language) : part,
          );
      });
    const read = new Map<Language, z.output<Schema>>();
    const reader = (language: Language): z.output<Schema> => {
      const known = read.get(language);
      if (known !== undefined) return known;
      const found: ContentFile | undefined = copyFiles[language][key];
      const file = found?.file || copyFileOf(key, language);
      if (found === undefined) throw new ContentError(`${file} is missing`);
      const texts = mapTexts(found.data, (written) => textIn(written, language));
      const checked = checkedBy(schema, { ...found, file, data: texts });
      read.set(language, checked);
      return checked;
    };
    return Object.assign(reader, { key, schema, facts });
  };
}

/**
 * Makes readers of copy for mails, and for what site and leads share: they know no prices, and mark no line
 * breaks, which plain text would show as signs.
 */
export const defineCopy = createCopyDefiner(createFiller(baseFacts), withoutInvisible);

/** Readers of what has files of its own for each entry, such as each person. */
export function perEntry<Schema extends z.ZodType>(
  make: (entry: string) => CopyReader<Schema>,
): (entry: string) => CopyReader<Schema> {
  const made = new Map<string, CopyReader<Schema>>();
  return (entry) => {
    const reader = made.get(entry) ?? make(entry);
    made.set(entry, reader);
    return reader;
  };
}
