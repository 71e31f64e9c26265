import { words } from "#src/content/words/words.ts";
import { perEntry } from "#src/copy/create-words.ts";
import { texts } from "#src/copy/words-schema.ts";

/** What the site says about a person: their role, and two sentences about what they do for clients. */
export const personWords = perEntry((person) => words(`people/${person}`, texts("role", "lines")));
