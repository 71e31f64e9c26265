import { perEntry } from "#contract/copy/copy-reader.ts";
import { texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** What the site says about a person: their role, and two sentences about what they do for clients. */
export const personCopy = perEntry((person) => defineSiteCopy(`people/${person}`, texts("role", "lines")));
