import { type Localized, localize } from "#src/languages.ts";

/** The agency's places and the people who work in them, all sample content. */
export const locations = {
  paris: { country: "FR", timeZone: "Europe/Paris" },
  pristina: { country: "XK", timeZone: "Europe/Belgrade" },
  montreal: { country: "CA", timeZone: "America/Toronto" },
  geneva: { country: "CH", timeZone: "Europe/Zurich" },
} as const;

export type LocationKey = keyof typeof locations;

/** What somebody does; copy has a name for each. */
export type Role = "projects" | "development" | "measurement" | "design";

interface Person {
  readonly name: string;
  readonly location: LocationKey;
  readonly role: Role;
  /** ISO 639 codes of the languages they work in, their own first. */
  readonly languages: readonly string[];
  /** Languages in which what visitors write is theirs to answer. */
  readonly answers?: readonly string[];
}

/** Everybody's portrait is in `content/people/<key>`. */
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

/** Who answers what is written in each language. @throws naming a language nobody answers. */
export const answeredBy: Localized<PersonKey> = localize((language) => {
  const keys = Object.keys(people) as PersonKey[];
  const who = keys.find((key) => (people[key] as Person).answers?.includes(language));
  if (who === undefined)
    throw new Error(`content/facts/team.ts: nobody answers ${language}; add it to somebody’s answers`);
  return who;
});
