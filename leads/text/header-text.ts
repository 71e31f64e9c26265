/** Control characters, line and paragraph separators, and bidirectional marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const unsafe = /[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/**
 * Makes a text safe for a mail header: one line, without invisible characters. A WORD JOINER splits the start of an
 * encoded word (RFC 2047), which mail programs would otherwise decode.
 */
export function headerText(text: string, length = 120): string {
  const clean = text.replace(unsafe, " ").replace(/ {2,}/g, " ").trim().replaceAll("=?", "=\u2060?");
  return clean.length > length ? `${clean.slice(0, length - 1).toWellFormed()}…` : clean;
}

/** Whether a mailbox can stand in a mail header, where `headerText` would change it. */
export function isHeaderMailbox(mailbox: string): boolean {
  return !mailbox.includes("=?");
}
