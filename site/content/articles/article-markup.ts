import { unescapeHtml } from "#contract/formats/html-text.ts";

/** Links headings to themselves, lets tables scroll, aligns cells without inline styles, and collects the contents. */
export function markUp(html: string, titleId: string) {
  const contents: { id: string; title: string }[] = [];
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
        return `<h${level} id="${heading}"><a class="line-on-hover" href="#${heading}">${title}</a></h${level}>`;
      },
    )
    .replaceAll("</table>", "</table></div>")
    // Long lines of code overflow; focus makes them scrollable by keyboard.
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
    .replace(/<th(?=[\s>])/g, '<th scope="col"')
    // Checkboxes meant to be ticked on paper are drawn by the style sheet, since a form control could not be
    // ticked.
    .replace(/<input type="checkbox"[^>]*> ?/g, "")
    .replace(/ style="text-align: (\w+)"/g, ' data-align="$1"');
  return { html: marked, contents };
}

function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ""));
}

/** Transliterates an anchor to ASCII, so that a shared address stays readable. */
function plainId(id: string): string {
  return id
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/[^\w-]/g, "");
}
