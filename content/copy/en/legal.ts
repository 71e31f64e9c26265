import type { legal as contract } from "#content/copy/fr/legal.ts";

export const legal: typeof contract = {
  updated: "Last updated on",
  contents: "Contents",
  others: "Other legal texts",
};
