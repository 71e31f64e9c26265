/** One section of a text. Texts refer to each other by section number, so the anchor is the number too. */
interface NumberedSection {
  number: number;
  id: string;
  title: string;
  html: string;
}

/** Splits a rendered text at its second-level headings and numbers the sections. */
export function numberSections(html: string): {
  opening: string;
  sections: NumberedSection[];
} {
  const [opening = "", ...parts] = html.split(/<h2[^>]*>/);
  const sections = parts.map((part, position) => {
    const [title = "", body = ""] = part.split("</h2>");
    return { number: position + 1, id: `section-${position + 1}`, title, html: body.trim() };
  });
  return { opening: opening.trim(), sections };
}
