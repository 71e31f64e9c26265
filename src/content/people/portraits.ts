import { type PersonKey, people } from "#src/content/people/people.ts";
import { portraitSize } from "#src/content/people/portrait-size.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";

const portraits = await Promise.all(
  (Object.keys(people) as PersonKey[]).map(
    async (person) => [person, await pictureOf(`content/people/${person}/portrait`, portraitSize)] as const,
  ),
);

export const portraitOf = Object.fromEntries(portraits) as Record<PersonKey, Picture>;
