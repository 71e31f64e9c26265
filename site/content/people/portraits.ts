import { type PersonKey, people } from "#contract/people.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { portraitSize } from "#site/content/text/picture-sizes.ts";
import { type Picture, pictureOf } from "#site/content/text/pictures.ts";

const portraits = new Map(
  await Promise.all(
    Object.keys(people).map(
      async (person) =>
        [person, await pictureOf(`${siteFolder}/people/${person}/portrait`, portraitSize)] as const,
    ),
  ),
);

export function portraitOf(person: PersonKey): Picture {
  const portrait = portraits.get(person);
  if (!portrait) throw new Error(`${siteFolder}/people has no ${person}`);
  return portrait;
}
