/** The agency's places and the people who write, all sample content. */
export const locations = {
  paris: { country: "FR", timeZone: "Europe/Paris" },
  pristina: { country: "XK", timeZone: "Europe/Belgrade" },
  montreal: { country: "CA", timeZone: "America/Toronto" },
  geneva: { country: "CH", timeZone: "Europe/Zurich" },
} as const;

export type LocationKey = keyof typeof locations;

export const people = {
  camille: { name: "Camille Orsini", location: "paris" },
  arta: { name: "Arta Krasniqi", location: "pristina" },
  felix: { name: "Félix Tremblay", location: "montreal" },
  nora: { name: "Nora Favre", location: "geneva" },
} as const satisfies Record<string, { name: string; location: LocationKey }>;

export type PersonKey = keyof typeof people;
