import { ContentError } from "#src/content/file-problems.ts";
import { numberSections } from "#src/content/numbered-sections.ts";

/** A section of a case: its heading and content, as HTML. */
export interface CaseSection {
  readonly title: string;
  readonly html: string;
}

/** The text of a case, split into its sections. */
export interface CaseText {
  readonly challenge: CaseSection;
  readonly solution: CaseSection;
  readonly results: { readonly title: string; readonly items: readonly string[] };
  /** One item per service, if the case covers several. */
  readonly services: { readonly title: string; readonly items: readonly CaseSection[] } | null;
}

/**
 * Splits a case's text into challenge, solution, a list of results and, if there is a fourth heading,
 * services under third-level headings. Fails on any other structure, naming the file.
 */
export function caseText(html: string, file: string): CaseText {
  const { opening, sections } = numberSections(html);
  const [challenge, solution, results, services, ...more] = sections;
  if (opening || !challenge || !solution || !results || more.length > 0) {
    throw new ContentError(
      `${file}: expected the sections challenge, solution, results and, if any, services`,
    );
  }
  const items = [...results.html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => item.trim());
  if (items.length === 0) throw new ContentError(`${file}: the results are not a list`);
  return {
    challenge: section(challenge),
    solution: section(solution),
    results: { title: results.title, items },
    services: services ? { title: services.title, items: subsections(services.html, file) } : null,
  };
}

function section({ title, html }: CaseSection): CaseSection {
  return { title, html };
}

function subsections(html: string, file: string): readonly CaseSection[] {
  const [opening = "", ...parts] = html.split(/<h3[^>]*>/);
  if (opening.trim() || parts.length === 0) {
    throw new ContentError(`${file}: the services are not third-level headings with a text each`);
  }
  return parts.map((part) => {
    const [title = "", body = ""] = part.split("</h3>");
    return { title, html: body.trim() };
  });
}
