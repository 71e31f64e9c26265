/** WORD JOINER: invisible, and allows no line break. */
const joiner = "\u2060";

/** Keeps mail programs from linking parts of a stranger's text, by invisible characters in addresses. */
export function preventAutolinks(text: string): string {
  return text.replace(/(?<=\S)[.@](?=\S)|:(?=\S)|\/(?=\/)/g, (sign) => `${joiner}${sign}${joiner}`);
}
