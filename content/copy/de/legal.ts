import type { legal as contract } from "#content/copy/fr/legal.ts";

export const legal: typeof contract = {
  updated: "Zuletzt geändert",
  publisher: "Anbieter",
  seat: "Sitz",
  contact: "Schreiben an",
  contents: "Inhalt",
  others: "Weitere Texte",
};
