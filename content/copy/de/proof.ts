import type { proof as contract } from "#content/copy/fr/proof.ts";

/** The line of proof beside a button: a figure goes before it. */
export const proof: typeof contract = {
  line: (label) => `${label} (erfundene Fallstudie).`,
  see: (client) => `${client}: so kam es dazu`,
};
