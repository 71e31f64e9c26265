import { perEntry } from "#contract/words/create-words.ts";
import { texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** What the site says about a person: their role, and two sentences about what they do for clients. */
export const personWords = perEntry((person) => words(`people/${person}`, texts("role", "lines")));
