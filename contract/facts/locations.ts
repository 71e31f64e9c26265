/** The agency's offices; sample content. */
export const locations = {
  paris: { country: "FR", timeZone: "Europe/Paris" },
  pristina: { country: "XK", timeZone: "Europe/Belgrade" },
  montreal: { country: "CA", timeZone: "America/Toronto" },
  geneva: { country: "CH", timeZone: "Europe/Zurich" },
} as const;

export type LocationKey = keyof typeof locations;
