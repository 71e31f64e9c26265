/** The line of proof beside a button: a figure goes before it. */
export const proof = {
  line: (label: string, client: string) => `${label} : ${client}, cas fictif.`,
  see: (client: string) => `Lire le projet ${client}`,
};
