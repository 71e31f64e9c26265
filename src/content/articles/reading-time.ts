/** Words an adult reads on a screen in one minute; one figure for the three languages. */
export const wordsPerMinute = 220;

/** Whole minutes a text takes, at least one. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ");
  const words = text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
