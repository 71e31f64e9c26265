import { z } from "zod";
import type { Language } from "#contract/languages/languages.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { checkedBy } from "#contract/reader/file-problems.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";

const key = "phrases";

/**
 * Two of them no text names: `dayRange`, between two days of the week, and `longWords`, where long words may
 * break.
 */
const schema = z
  .record(
    z.string(),
    z.string("expected text").refine((text) => text.trim() !== "", "is empty"),
  )
  .default({});

export const hasPhrases = (language: Language) => copyFiles[language][key] !== undefined;

/** The file of a language's phrases, whether it is there or not. */
export const phrasesFile = (language: Language) =>
  copyFiles[language][key]?.file || copyFileOf(key, language);

function read(language: Language): z.output<typeof schema> {
  const content = copyFiles[language][key];
  return content === undefined ? {} : checkedBy(schema, content);
}

/**
 * The phrases of a language as they are written: parts of sentences that several texts name. A language needs
 * none. Throws a ContentError that names every mistake in their file.
 */
export const phrasesCopy = Object.assign(read, { key, schema, facts: () => new Map() });
