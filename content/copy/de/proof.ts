import type { proof as contract } from "#content/copy/fr/proof.ts";

/** Text after a client's figure, next to a button. */
export const proof: typeof contract = {
  line: (label) => `${label} (erfundene Fallstudie).`,
  see: (client) => `${client}: so kam es dazu`,
};
