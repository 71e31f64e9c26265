import type { ArticleFigure } from "#src/content/articles/article-figure.ts";
import { type Article, articlesIn, figurePlaceholder } from "#src/content/articles/articles.ts";
import { type Case, casesIn } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import { withoutJoiners } from "#src/formats/typeset.ts";
import { urlOf } from "#src/head/page-head.ts";
import { languages } from "#src/languages.ts";

/** Markdown versions of all articles and cases, for `getStaticPaths`. */
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

/** Markdown of an article as its author wrote it, with its figure in words and numbers. */
function articleMarkdown(article: Article): string {
  const { title, excerpt, language, path, author, date, updated, markdown, figure } = article;
  return document(
    { title, description: excerpt, language, url: urlOf(path), author, published: date, updated },
    [
      `# ${title}`,
      excerpt,
      markdown
        .replace(figurePlaceholder, figure ? figureText(figure) : "")
        // The sentence that the page shows as a pull quote is plain text here.
        .replace(/<span data-quote>(.*?)<\/span>/s, "$1"),
    ],
  );
}

/** Markdown of a case as its author wrote it, with its facts and testimonial. */
function caseMarkdown(study: Case): string {
  const { title, excerpt, language, path, client, sector, place, country, year, url, tags, testimonial } =
    study;
  const { facts, confidential, disclaimer } = wordsOf("case", language);
  return document({ title, description: excerpt, language, url: urlOf(path) }, [
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

/** Joins front matter and blocks, with absolute links. */
function document(head: Readonly<Record<string, string | undefined>>, blocks: readonly string[]): string {
  const said = Object.entries(head).filter(([, value]) => value !== undefined);
  // JSON strings are valid YAML strings.
  const frontMatter = said.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join("\n");
  const text = blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join("\n\n");
  return withoutJoiners(`---\n${frontMatter}\n---\n\n${text.replace(/(?<=\]\()\/[^)\s]*/g, urlOf)}\n`);
}
