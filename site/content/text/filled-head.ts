import { typesetSentence, withLineBreaks } from "#contract/copy/typesetting.ts";
import { ContentError, locateText } from "#contract/reader/file-problems.ts";
import { mapTexts } from "#contract/reader/records.ts";
import { prepareText } from "#site/content/copy/define-site-copy.ts";
import type { Filling } from "#site/content/text/fill-tree.ts";

/** Every text of an entry's head as plain text, filled in and typeset. Fails, naming the file, on an unknown fact. */
export function filledHead<Head>(head: Head, { source, language, values }: Filling): Head {
  const finished = (text: string, key: string) => {
    try {
      const sentence = prepareText(text, language, Object.keys(values))(values);
      // An entry's title is its page's.
      const set = typesetSentence(sentence, language, key === "title" ? "h1" : key).join("");
      // A single word in small letters may be a key or a slug.
      return /^[\w-]+$/.test(set) && set === set.toLowerCase() ? set : withLineBreaks(set, language);
    } catch (error) {
      if (error instanceof ContentError) throw error;
      throw new ContentError(
        `${locateText(source, [text.split("\n", 1)[0] ?? ""])}: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
  return mapTexts(head, finished) as Head;
}
