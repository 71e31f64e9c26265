import { readFile } from "node:fs/promises";
import type { Language } from "#contract/languages.ts";
import { longTextWords } from "#site/content/text/long-text.words.ts";
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
  return withNotes(drawn, language);
}

/** Translates the footnote labels, which the Markdown processor writes in English. */
function withNotes(html: string, language: Language): string {
  if (!html.includes("data-footnotes")) return html;
  const { title, back } = longTextWords(language).notes;
  return html
    .replace(/<h2 class="sr-only" id="footnote-label">.*?<\/h2>/, `<h2 id="footnote-label">${title}</h2>`)
    .replace(
      /aria-label="Back to reference ([\d-]+)"/g,
      (_label, number: string) => `aria-label="${back({ number })}"`,
    );
}
