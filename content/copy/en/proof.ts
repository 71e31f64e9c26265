import type { proof as contract } from "#content/copy/fr/proof.ts";

/** Text after a client's figure, next to a button. */
export const proof: typeof contract = {
  line: (label, client) => `${label}: ${client}, a fictional case.`,
  see: (client) => `How we did it for ${client}`,
};
