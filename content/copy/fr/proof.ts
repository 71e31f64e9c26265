/** Text after a client's figure, next to a button. */
export const proof = {
  line: (label: string, client: string) => `${label} : ${client}, cas fictif.`,
  see: (client: string) => `Lire le projet ${client}`,
};
