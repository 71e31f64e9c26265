import { type PersonKey, people } from "#src/content/people/people.ts";
import { portraitSize } from "#src/content/people/portrait-size.ts";
import { photographOf } from "#src/content/photographs.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";

const drawings = import.meta.glob<string>("/content/people/*/portrait-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

const baseOf = (person: string) => `content/people/${person}/portrait`;

const photographs = new Map(
  await Promise.all(
    Object.keys(people).map(
      async (person) => [person, await photographOf(baseOf(person), portraitSize)] as const,
    ),
  ),
);

/** Portrait of a person: `portrait.jpg` if there is one, otherwise the drawing. */
export function portraitOf(person: PersonKey): Picture {
  return photographs.get(person) ?? pictureOf(baseOf(person), portraitSize, drawings);
}
