import type { PersonKey } from "#content/facts/team.ts";
import { portraitSize } from "#src/content/people/portrait-size.ts";
import { type Picture, pictureOf } from "#src/content/pictures.ts";

const portraits = import.meta.glob<string>("/content/people/*/portrait-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** Somebody's portrait: drawn for the sample, a photograph for an owner. */
export function portraitOf(person: PersonKey): Picture {
  return pictureOf(`content/people/${person}/portrait`, portraitSize, portraits);
}
