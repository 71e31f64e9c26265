/**
 * Soft hyphens, joiners and marks that nobody sees, and that come along when a text is copied or searched.
 */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
const joiners = /[\u200b\u2060\ufeff]/g;

/** A text without the characters that nobody sees, of which only soft hyphens stay. */
export function withoutJoiners(text: string): string {
  return text.replace(joiners, "");
}

/** A text without any of the characters that nobody sees, for mails, search and feeds. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}
