import { type Heading, typesetSentence, withLineBreaks } from "#contract/copy/typesetting.ts";
import { ContentError, locateText } from "#contract/reader/file-problems.ts";
import { mapTexts } from "#contract/reader/records.ts";
import { prepareText } from "#site/content/copy/define-site-copy.ts";
import type { Filling } from "#site/content/text/fill-tree.ts";

/**
 * Every text of an entry's head as plain text, filled in and typeset, some as headlines. Fails, naming the
 * file, on an unknown fact.
 */
export function filledHead<Head extends object>(
  head: Head,
  headlines: (keyof Head)[],
  { source, language, values }: Filling,
): Head {
  const finished = (text: string, heading?: Heading) => {
    try {
      const sentence = prepareText(text, language, Object.keys(values))(values);
      const set = typesetSentence(sentence, language, heading).join("");
      // A single word in small letters may be a key or a slug.
      return /^[\w-]+$/.test(set) && set === set.toLowerCase() ? set : withLineBreaks(set, language);
    } catch (error) {
      if (error instanceof ContentError) throw error;
      throw new ContentError(
        `${locateText(source, [text.split("\n", 1)[0] ?? ""])}: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
  return Object.fromEntries(
    Object.entries(head).map(([key, value]) => {
      const heading = headlines.some((headline) => headline === key) ? "headline" : undefined;
      return [key, mapTexts(value, (text) => finished(text, heading))];
    }),
  ) as Head;
}
