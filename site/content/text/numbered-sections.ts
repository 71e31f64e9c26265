/**
 * Splits a rendered text at its second-level headings and numbers the sections. Texts refer to each other by section
 * number, so the anchor is the number too.
 */
export function numberSections(html: string) {
  const [opening = "", ...parts] = html.split(/<h2[^>]*>/);
  const sections = parts.map((part, position) => {
    const [title = "", body = ""] = part.split("</h2>");
    return { number: position + 1, id: `section-${position + 1}`, title, html: body.trim() };
  });
  return { opening: opening.trim(), sections };
}
