/** Joins what stands on its two sides, and is not seen. */
const joiner = "\u2060";

/**
 * A stranger's text in which mail programs find no address to make a link of: it reads as before, but whatever
 * holds a web or mail address together is parted by something that is not seen.
 */
export function inertText(text: string): string {
  return text.replace(/(?<=\S)[.@](?=\S)|:(?=\S)|\/(?=\/)/g, (sign) => `${joiner}${sign}${joiner}`);
}
