/** What notes are headed by, and what leads from one of them back to the text. */
interface NoteWords {
  readonly title: string;
  back(number: string): string;
}

/** Says in a language what the Markdown processor says of notes in English. */
export function withNotes(html: string, { title, back }: NoteWords): string {
  if (!html.includes("data-footnotes")) return html;
  return html
    .replace(/<h2 class="sr-only" id="footnote-label">.*?<\/h2>/, `<h2 id="footnote-label">${title}</h2>`)
    .replace(
      /aria-label="Back to reference ([\d-]+)"/g,
      (_label, number: string) => `aria-label="${back(number)}"`,
    );
}
