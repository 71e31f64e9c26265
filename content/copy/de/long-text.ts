import type { longText as contract } from "#content/copy/fr/long-text.ts";

/** Words that the build puts into articles and cases: around notes and films. */
export const longText: typeof contract = {
  notes: {
    title: "Anmerkungen",
    back: (number) => `Zurück zu Anmerkung ${number} im Text`,
  },
  video: {
    show: "Video anzeigen",
    warning: (host) =>
      `Ein Klick lädt ${host}; dort wird Ihre IP-Adresse sichtbar, und es können Cookies gesetzt werden. Vorher wird nichts geladen.`,
  },
};
