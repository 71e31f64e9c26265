import { z } from "zod";
import { localize } from "#contract/languages/languages.ts";
import { allCheckedBy, ContentError } from "#contract/reader/file-problems.ts";
import { keysOf, recordFrom } from "#contract/reader/records.ts";
import { isLanguageCode, type KeyOf, keyOf, oneOf } from "#contract/reader/schema-parts.ts";
import { personFiles } from "#data/contract/facts/content-files.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { listedLanguages } from "#data/contract/languages/language-settings.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** What a person does; sentences name people by it: `{people.design}`. */
const roles = ["projects", "development", "measurement", "design"] as const;

const code = z
  .string("expected the code of a language, such as fr")
  .refine(isLanguageCode, "expected the code of a language, such as fr");

/** The schema of `people/<key>/person.yaml`; the portrait and the copy of each language are beside it. */
export const schema = z
  .strictObject({
    /** Position in lists of people. */
    order: z.int("expected a whole number"),
    name: z.string("expected text").min(1, "is empty"),
    /** Which part of it is the family name, where that is more than the last word with its particles. */
    familyName: z.string("expected text").min(1, "is empty").optional(),
    location: keyOf(locations),
    /** What they do: one role, or several. */
    role: z.union([oneOf(roles).transform((role) => [role]), z.array(oneOf(roles))]),
    /** Whether they are invented. */
    sample: z.boolean("expected true or false").optional(),
    /** Codes of the languages they speak, their native one first. */
    languages: z.array(code).min(1, "expected at least one language"),
    /** Languages of the site in which they answer visitors. */
    answers: z.array(oneOf(listedLanguages)).optional(),
  })
  .refine(({ name, familyName = "" }) => name.includes(familyName), {
    path: ["familyName"],
    message: "expected a part of the name",
  });

/** A person's folder in `people`. */
export type PersonKey = KeyOf<"people">;

/** Everybody who works for the agency, in order. */
export const people = recordFrom(
  allCheckedBy(schema, personFiles).toSorted(([, one], [, other]) => one.order - other.order),
);

/** Who answers visitors in a language. */
export const answeredBy = localize((language): PersonKey => {
  const answering = keysOf(people).find((key) => people[key].answers?.includes(language));
  if (answering !== undefined) return answering;
  throw new ContentError(
    `${siteFolder}/people: nobody answers ${language}; add it to the answers in somebody’s person.yaml`,
  );
});
