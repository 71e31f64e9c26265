import type { longText as contract } from "#content/copy/fr/long-text.ts";

/** Words that the build adds to articles and cases: around footnotes and videos. */
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
