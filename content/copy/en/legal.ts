import type { legal as contract } from "#content/copy/fr/legal.ts";

export const legal: typeof contract = {
  updated: "Last changed on",
  contents: "Contents",
  others: "Other texts",
};
