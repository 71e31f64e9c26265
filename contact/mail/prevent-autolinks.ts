/** WORD JOINER: invisible, and allows no line break. */
const joiner = "\u2060";

/**
 * Keeps mail programs from turning parts of a stranger's text into links, by inserting invisible characters
 * into web and email addresses. The text looks the same.
 */
export function preventAutolinks(text: string): string {
  return text.replace(/(?<=\S)[.@](?=\S)|:(?=\S)|\/(?=\/)/g, (sign) => `${joiner}${sign}${joiner}`);
}
