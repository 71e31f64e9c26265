import type { legal as contract } from "#content/copy/fr/legal.ts";

export const legal: typeof contract = {
  updated: "Last updated",
  publisher: "Publisher",
  seat: "Registered office",
  contact: "Write to",
  contents: "Contents",
  others: "Other legal texts",
};
