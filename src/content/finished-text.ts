import { readFile } from "node:fs/promises";
import { withNotes } from "#src/content/text-notes.ts";
import { drawPictures } from "#src/content/text-pictures.ts";
import { withVideos } from "#src/content/text-videos.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";

interface TextOptions {
  /** The text's file from the project's folder. */
  readonly file: string;
  readonly language: Language;
  /** Widths at which its pictures are shown, as `sizes` has them. */
  readonly sizes: string;
}

/** A rendered text with its pictures, its films and the words of its notes. Fails, naming file and line, on what it cannot show. */
export async function finishedText(html: string, { file, language, sizes }: TextOptions): Promise<string> {
  const words = wordsOf("longText", language);
  if (!/<img|"video:|data-footnotes/.test(html)) return html;
  const source = { file, text: await readFile(file, "utf8") };
  const drawn = await drawPictures(html, source, sizes);
  return withNotes(withVideos(drawn, source, words.video), words.notes);
}
