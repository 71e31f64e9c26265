import { texts } from "#src/copy/words-schema.ts";

/** What the site says about a person: their role, and two sentences about what they do for clients. */
export const personWords = texts("role", "lines");
