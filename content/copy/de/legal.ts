import type { legal as contract } from "#content/copy/fr/legal.ts";

export const legal: typeof contract = {
  updated: "Zuletzt geändert am",
  contents: "Inhalt",
  others: "Weitere Texte",
};
