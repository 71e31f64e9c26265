import type { ArticleFigure } from "#src/content/articles/article-figure.ts";
import { type Article, articlesIn, figureMark } from "#src/content/articles/articles.ts";
import { type Case, casesIn } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import { addressOf } from "#src/head/page-head.ts";
import { languages } from "#src/languages.ts";

/** The Markdown version of every article and case, as `getStaticPaths` returns them. */
export async function markdownPages() {
  const articles = (await Promise.all(languages.map(articlesIn))).flat();
  const cases = (await Promise.all(languages.map(casesIn))).flat();
  return [
    ...articles.map((one) => pageOf(one.path, articleMarkdown(one))),
    ...cases.map((one) => pageOf(one.path, caseMarkdown(one))),
  ];
}

function pageOf(path: string, text: string) {
  return { params: { text: path.slice(1) }, props: { text } };
}

/** An article as its author wrote it; what its figure shows stands in words and numbers. */
export function articleMarkdown(article: Article): string {
  const { title, excerpt, language, path, author, date, updated, markdown, figure } = article;
  return document(
    { title, description: excerpt, language, url: addressOf(path), author, published: date, updated },
    [
      `# ${title}`,
      excerpt,
      markdown
        .replace(figureMark, figure ? figureText(figure) : "")
        // What a page shows large is one sentence of many here.
        .replace(/<span data-quote>(.*?)<\/span>/s, "$1"),
    ],
  );
}

/** A case as its author wrote it, its facts and what the client said. */
export function caseMarkdown(study: Case): string {
  const { title, excerpt, language, path, client, sector, place, country, year, url, tags, testimonial } =
    study;
  const { facts, confidential, disclaimer } = wordsOf("caseStudy", language);
  return document({ title, description: excerpt, language, url: addressOf(path) }, [
    `# ${title}`,
    excerpt,
    [
      `- **${facts.client}**: ${client}, ${sector}, ${place}, ${country}`,
      `- **${facts.work}**: ${tags.join(", ")}`,
      `- **${facts.year}**: ${year}`,
      `- **${facts.website}**: ${url ?? confidential}`,
    ].join("\n"),
    study.markdown,
    testimonial ? `> ${testimonial.text}\n>\n> ${testimonial.author}, ${testimonial.role}` : "",
    study.sample ? disclaimer : "",
  ]);
}

function figureText({ title, summary, series, rows }: ArticleFigure): string {
  const lines = rows.map(({ label, values }) => {
    const told = values.map(({ text }, place) =>
      values.length > 1 && series[place] ? `${series[place]}: ${text}` : text,
    );
    return `- ${label}: ${told.join(", ")}`;
  });
  return [`**${title}**`, summary, lines.join("\n")].join("\n\n");
}

/** Front matter and blocks, with links that work away from the site. */
function document(head: Readonly<Record<string, string | undefined>>, blocks: readonly string[]): string {
  const said = Object.entries(head).filter(([, value]) => value !== undefined);
  // A JSON string is a YAML string too.
  const frontMatter = said.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join("\n");
  const text = blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join("\n\n");
  return `---\n${frontMatter}\n---\n\n${text.replace(/(?<=\]\()\/[^)\s]*/g, addressOf)}\n`;
}
