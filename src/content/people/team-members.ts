import { type PersonKey, people, personOf } from "#src/content/people/people.ts";
import { portraitOf } from "#src/content/people/portraits.ts";
import type { Picture } from "#src/content/pictures.ts";
import { wordsOf, wordsOfPerson } from "#src/content/words.ts";
import { languageNames } from "#src/formats/language-names.ts";
import type { Language } from "#src/languages.ts";

export interface TeamMember {
  key: PersonKey;
  name: string;
  role: string;
  /** Two sentences about what they do for a client. */
  lines: string;
  place: string;
  languages: string;
  portrait: Picture;
}

export function teamMember(key: PersonKey, language: Language): TeamMember {
  const { name, location, languages } = personOf(key);
  return {
    key,
    name,
    ...wordsOfPerson(key, language),
    place: wordsOf("about", language).team.places[location].city,
    languages: languageNames(languages, language),
    portrait: portraitOf(key),
  };
}

export function teamIn(language: Language): TeamMember[] {
  return (Object.keys(people) as PersonKey[]).map((key) => teamMember(key, language));
}
