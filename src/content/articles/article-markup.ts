export interface ContentsEntry {
  readonly id: string;
  /** The heading's words, without markup. */
  readonly title: string;
}

/**
 * Makes a rendered text ready for the page: headings link to themselves, tables scroll in a region of their
 * own named by the heading above, cells say their alignment without an inline style. Also answers with the
 * second-level headings, for the contents.
 */
export function markUp(html: string, titleId: string): { html: string; contents: readonly ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  let heading = titleId;
  const marked = html
    .replace(
      /<table>|<h([23]) id="([^"]*)">(.*?)<\/h\1>/gs,
      (found, level?: string, id = "", title: string = "") => {
        if (level === undefined) {
          return `<div role="region" tabindex="0" aria-labelledby="${heading}">${found}`;
        }
        heading = plainId(id);
        if (level === "2") contents.push({ id: heading, title: plainText(title) });
        return `<h${level} id="${heading}"><a href="#${heading}">${title}</a></h${level}>`;
      },
    )
    .replaceAll("</table>", "</table></div>")
    // Lines of code may be wider than the page: with the keyboard they are scrolled once they have the focus.
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
    .replace(/<th(?=[\s>])/g, '<th scope="col"')
    // A box to tick on paper is drawn by the style sheet: the one of a form could not be ticked.
    .replace(/<input type="checkbox"[^>]*> ?/g, "")
    .replace(/ style="text-align: (\w+)"/g, ' data-align="$1"');
  return { html: marked, contents };
}

/**
 * Shows the sentence that a text marks with `<span data-quote>` a second time, large, before the part that says
 * it; what a text says before its first heading is shown there.
 */
export function withQuote(html: string, show: (quote: string) => string): string {
  const quote = /<span data-quote[^>]*>(.*?)<\/span>/s.exec(html);
  if (!quote) return html;
  const place = Math.max(html.lastIndexOf("<h2", quote.index), html.indexOf("<h2"), 0);
  return html.slice(0, place) + show(quote[1] ?? "") + html.slice(place);
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&([\w#]+);/g, (entity, name: string) => characters[name] ?? entity);
}

/** An anchor in plain letters, so that a shared address stays readable. */
function plainId(id: string): string {
  return id
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/[^\w-]/g, "");
}
