import { people } from "#content/facts/team.ts";
import { keyed, texts } from "#src/copy/words-schema.ts";

/** What the site says about each team member. */
export const peopleWords = keyed(people, texts("role", "lines"));
