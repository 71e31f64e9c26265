import { readFile } from "node:fs/promises";
import type { Language } from "#contract/languages.ts";
import { longTextWords } from "#site/content/text/long-text.words.ts";
import { withNotes } from "#site/content/text/text-notes.ts";
import { withTextPictures } from "#site/content/text/text-pictures.ts";

interface TextOptions {
  file: string;
  language: Language;
  sizes: string;
}

/** Adds pictures and footnote labels to a text. Fails, naming file and line, on what it cannot show. */
export async function finishedText(html: string, { file, language, sizes }: TextOptions): Promise<string> {
  if (!/<img|data-footnotes/.test(html)) return html;
  const source = { file, text: await readFile(file, "utf8") };
  const drawn = await withTextPictures(html, source, sizes);
  return withNotes(drawn, longTextWords(language).notes);
}
