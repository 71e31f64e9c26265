import { renderToStaticMarkup } from "react-dom/server";
import { ContentError } from "#contract/copy/file-problems.ts";
import { type Amount, type Sentence, typesetSentence } from "#contract/copy/sentence.ts";
import type { Values } from "#contract/copy/words-schema.ts";
import { mapTexts } from "#contract/formats/map-texts.ts";
import type { Language } from "#contract/languages.ts";
import { prepareText } from "#site/content/words/words.ts";
import { withPrices } from "#site/elements/with-prices.tsx";

interface Filling {
  file: string;
  language: Language;
  /** What only this entry names, such as the figures of a case. */
  values?: Values;
}

/** Writes a fact into HTML; React escapes what is text. */
export type Write = (fact: string | Amount) => string;

/** Every text of an entry's head as plain text, filled in and typeset. Fails, naming the file, on an unknown fact. */
export function filledHead<Head>(head: Head, filling: Filling): Head {
  // An entry's title is its page's.
  const finished = (text: string, key: string) =>
    typesetSentence(filled(text, filling), filling.language, key === "title" ? "h1" : key).join("");
  return mapTexts(head, finished) as Head;
}

const markup: Write = (fact) => renderToStaticMarkup(withPrices([fact]));

/** The HTML of an entry filled in, except for blocks of code, whose braces are their own. */
export function fillHtml(html: string, filling: Filling, write = markup): string {
  return html.replace(/<pre\b.*?<\/pre>|(?:(?!<pre\b).)+/gs, (part) =>
    part.startsWith("<pre") ? part : filled(part, filling, write).join(""),
  );
}

function filled(text: string, { file, language, values = {} }: Filling, write?: Write): Sentence {
  try {
    // Markdown encodes the braces in an address.
    const written = text.replace(/%7B([\w.]+)%7D/g, "{$1}");
    return prepareText(written, language, Object.keys(values), write)(values);
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
