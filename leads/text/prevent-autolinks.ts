/** WORD JOINER: invisible, and allows no line break. */
const joiner = "\u2060";

/** Inserts invisible characters, so that mail programs do not turn parts of a stranger's text into links. */
export function preventAutolinks(text: string): string {
  return text.replace(/(?<=\S)[.@](?=\S)|:(?=\S)|\/(?=\/)/g, (sign) => `${joiner}${sign}${joiner}`);
}
