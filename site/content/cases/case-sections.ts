import { ContentError, sourceOf } from "#contract/copy/file-problems.ts";
import { numberSections } from "#site/content/text/numbered-sections.ts";

const order =
  "expected sections with ## for challenge, solution and results, and a fourth if the case covers several services";

/** The line of a section's heading, the first section being 1; the file if there is none. */
function placeOfSection(file: string, section: number): string {
  const lines = sourceOf(file).text.split("\n");
  const headings = lines.flatMap((line, index) => (line.startsWith("## ") ? [index + 1] : []));
  const line = headings[section - 1];
  return line === undefined ? file : `${file}:${line}`;
}

/** Splits a case's text into its sections. Fails on any other structure, naming file and line. */
export function caseText(html: string, file: string) {
  const { opening, sections } = numberSections(html);
  const [challenge, solution, results, services, fifth] = sections;
  if (opening)
    throw new ContentError(`${placeOfSection(file, 1)}: text stands above the first heading; ${order}`);
  if (!challenge || !solution || !results) {
    const count = sections.length;
    throw new ContentError(
      `${placeOfSection(file, count)}: the case ends after ${count} of its sections; ${order}`,
    );
  }
  if (fifth) throw new ContentError(`${placeOfSection(file, 5)}: a fifth section is one too many; ${order}`);
  const items = [...results.html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => item.trim());
  if (items.length === 0) {
    throw new ContentError(
      `${placeOfSection(file, 3)}: the results are not a list; expected lines that begin with -`,
    );
  }
  return {
    challenge,
    solution,
    results: { title: results.title, items },
    services: services ? { title: services.title, items: subsections(services.html, file) } : null,
  };
}

function subsections(html: string, file: string) {
  const [opening = "", ...parts] = html.split(/<h3[^>]*>/);
  if (opening.trim() || parts.length === 0) {
    throw new ContentError(
      `${placeOfSection(file, 4)}: the services, the fourth section, need a heading with ### each, and text only below it`,
    );
  }
  return parts.map((part) => {
    const [title = "", body = ""] = part.split("</h3>");
    return { title, html: body.trim() };
  });
}
