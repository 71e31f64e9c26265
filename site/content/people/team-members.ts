import { languageNames } from "#contract/formats/language-names.ts";
import type { Language } from "#contract/languages.ts";
import { type PersonKey, people, personOf } from "#contract/people.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { personWords } from "#site/content/people/words.ts";
import { portraitSize } from "#site/content/text/picture-sizes.ts";
import { pictureOf } from "#site/content/text/pictures.ts";
import { aboutWords } from "#site/screens/about/words.ts";

const portraits = new Map(
  await Promise.all(
    Object.keys(people).map(
      async (person) =>
        [person, await pictureOf(`${siteFolder}/people/${person}/portrait`, portraitSize)] as const,
    ),
  ),
);

/** A person with their role, two sentences about what they do for a client, and their working languages in words. */
export function teamMember(key: PersonKey, language: Language) {
  const { name, location, languages } = personOf(key);
  const portrait = portraits.get(key);
  if (!portrait) throw new Error(`${siteFolder}/people has no ${key}`);
  return {
    key,
    name,
    ...personWords(key)(language),
    place: aboutWords(language).team.places[location].city,
    languages: languageNames(languages, language),
    portrait,
  };
}

export type TeamMember = ReturnType<typeof teamMember>;

export function teamIn(language: Language): TeamMember[] {
  return (Object.keys(people) as PersonKey[]).map((key) => teamMember(key, language));
}
