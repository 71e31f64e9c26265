/** Words per minute an adult reads on a screen; the same for all languages. */
const wordsPerMinute = 220;

export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ");
  const words = text.match(/[\p{L}\p{N}]+(?:[’'.,\u2011-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
