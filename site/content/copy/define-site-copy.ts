import type { z } from "zod";
import { createCopyDefiner } from "#contract/copy/copy-reader.ts";
import { createFiller } from "#contract/copy/fill-text.ts";
import { withLineBreaks } from "#contract/copy/typesetting.ts";
import type { Language } from "#contract/languages/languages.ts";
import { factsOf, siteFacts } from "#site/content/copy/site-facts.ts";

const filler = createFiller(siteFacts);

export const { prepareText, isFilled } = filler;

const defineCopy = createCopyDefiner(filler, withLineBreaks);

/**
 * Makes a reader of copy of the site, whose lines break as pages need. Its texts can name the facts of every
 * text, and those that it is given: an object of them in each language, by the first name of their
 * placeholders.
 */
export function defineSiteCopy<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  given: (language: Language) => object = () => ({}),
) {
  return defineCopy(key, schema, (language) => new Map(factsOf(given(language), language)));
}
