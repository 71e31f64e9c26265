/** The line of proof beside a button: a figure goes before it. */
export const proof = {
  line: (label: string, client: string) => `${label}, chez ${client}.`,
  see: (client: string) => `Le projet ${client}`,
};
