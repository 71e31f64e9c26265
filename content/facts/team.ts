import { localize } from "#src/languages.ts";

/** The agency's offices and their people; sample content. */
export const locations = {
  paris: { country: "FR", timeZone: "Europe/Paris" },
  pristina: { country: "XK", timeZone: "Europe/Belgrade" },
  montreal: { country: "CA", timeZone: "America/Toronto" },
  geneva: { country: "CH", timeZone: "Europe/Zurich" },
} as const;

export type LocationKey = keyof typeof locations;

/** Role of a person; copy has a name for each. */
export type Role = "projects" | "development" | "measurement" | "design";

interface Person {
  readonly name: string;
  readonly location: LocationKey;
  readonly role: Role;
  /** ISO 639 codes of the languages they speak, their native one first. */
  readonly languages: readonly string[];
  /** Languages in which they answer visitors. */
  readonly answers?: readonly string[];
}

/** Portraits are in `content/people/<key>`. */
export const people = {
  camille: {
    name: "Camille Orsini",
    location: "paris",
    role: "projects",
    languages: ["fr", "en"],
    answers: ["fr"],
  },
  arta: { name: "Arta Krasniqi", location: "pristina", role: "development", languages: ["sq", "en"] },
  felix: {
    name: "Félix Tremblay",
    location: "montreal",
    role: "measurement",
    languages: ["fr", "en"],
    answers: ["en"],
  },
  nora: { name: "Nora Favre", location: "geneva", role: "design", languages: ["fr", "de"], answers: ["de"] },
} as const satisfies Record<string, Person>;

export type PersonKey = keyof typeof people;

/** Who answers visitors in each language; `src/build/language-check.ts` checks that somebody does. */
export const answeredBy = localize((language) => {
  const keys = Object.keys(people) as PersonKey[];
  return keys.find((key) => (people[key] as Person).answers?.includes(language)) as PersonKey;
});
