import { languageNames } from "#contract/formats/language-names.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { hasPage } from "#contract/routes/addresses.ts";
import { type PersonKey, people } from "#data/contract/facts/people.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { aboutCopy } from "#site/content/people/about.copy.ts";
import { personCopy } from "#site/content/people/person.copy.ts";
import { portraitSize } from "#site/content/picture-sizes.ts";
import { pictureOf } from "#site/content/text/pictures.ts";

const portraits = new Map(
  await Promise.all(
    keysOf(people).map(
      async (person) =>
        [person, await pictureOf(`${siteFolder}/people/${person}/portrait`, portraitSize)] as const,
    ),
  ),
);

/**
 * A person with their role, two sentences about what they do for a client, their town and working languages.
 */
export function teamMember(key: PersonKey, language: Language) {
  const { name, location, languages } = people[key];
  // The about page names the towns.
  const town = hasPage("about", language) ? aboutCopy(language).team.places[location].city : undefined;
  const portrait = portraits.get(key);
  if (!portrait) throw new Error(`${siteFolder}/people has no ${key}`);
  return {
    key,
    name,
    ...personCopy(key)(language),
    town,
    origin: [town, languageNames(languages, language)].filter(Boolean).join(" · "),
    portrait,
  };
}

export type TeamMember = ReturnType<typeof teamMember>;

export function teamIn(language: Language): TeamMember[] {
  return keysOf(people).map((key) => teamMember(key, language));
}
