/** Heading of the footnotes, and the label of the link from a note back to the text. */
interface NoteWords {
  title: string;
  back(values: { number: string }): string;
}

/** Translates the footnote labels, which the Markdown processor writes in English. */
export function withNotes(html: string, { title, back }: NoteWords): string {
  if (!html.includes("data-footnotes")) return html;
  return html
    .replace(/<h2 class="sr-only" id="footnote-label">.*?<\/h2>/, `<h2 id="footnote-label">${title}</h2>`)
    .replace(
      /aria-label="Back to reference ([\d-]+)"/g,
      (_label, number: string) => `aria-label="${back({ number })}"`,
    );
}
