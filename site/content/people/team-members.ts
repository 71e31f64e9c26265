import { languageNames } from "#contract/formats/language-names.ts";
import type { Language } from "#contract/languages.ts";
import { type PersonKey, people, personOf } from "#contract/people.ts";
import { portraitOf } from "#site/content/people/portraits.ts";
import { personWords } from "#site/content/people/words.ts";
import { aboutWords } from "#site/screens/about/words.ts";

/** A person with their role, two sentences about what they do for a client, and their working languages in words. */
export function teamMember(key: PersonKey, language: Language) {
  const { name, location, languages } = personOf(key);
  return {
    key,
    name,
    ...personWords(key)(language),
    place: aboutWords(language).team.places[location].city,
    languages: languageNames(languages, language),
    portrait: portraitOf(key),
  };
}

export type TeamMember = ReturnType<typeof teamMember>;

export function teamIn(language: Language): TeamMember[] {
  return (Object.keys(people) as PersonKey[]).map((key) => teamMember(key, language));
}
