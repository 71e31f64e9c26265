import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { copyFiles } from "#contract/copy/copy-files.ts";
import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import { readFacts } from "#contract/copy/read-copy.ts";
import { readContent } from "#contract/copy/read-file.ts";
import { type Language, languages, localize } from "#contract/languages.ts";
import { hasScreen, hasScreenIn, isScreenKey } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { brokenLinks } from "#site/content/articles/article-links.ts";
import { type Asked, checkAgreement, fileOf, type Told } from "#site/content/cases/case-agreement.ts";
import { isPublished } from "#site/content/text/publication.ts";
import { tradeKeys } from "#site/content/trades/trades.ts";
import { prepareText } from "#site/content/words/words.ts";

interface Facts extends Asked {
  draft?: boolean;
  date?: string;
  case?: string;
  article?: string;
  figures?: Record<string, unknown>;
}

const articles = hasScreen("article") ? factsOf("articles") : new Map<string, Facts>();
const cases = hasScreen("case") ? factsOf("cases") : new Map<string, Facts>();

/** What texts and facts name that is not there, a sentence each with its file and line. */
export function referenceProblems(): string[] {
  return [
    ...[...articles].flatMap(([key, facts]) =>
      !hasScreen("case")
        ? []
        : missing(`${siteFolder}/articles/${key}/facts.yaml`, "case", facts.case, cases),
    ),
    ...[...cases].flatMap(([key, { article }]) =>
      !hasScreen("article")
        ? []
        : missing(`${siteFolder}/cases/${key}/facts.yaml`, "article", article, articles),
    ),
    ...languages.flatMap(problemsIn),
    ...[...cases].flatMap(([key, facts]) => (isPublished(facts) ? partProblem(key, facts) : [])),
  ];
}

function problemsIn(language: Language): string[] {
  return [
    ...tradeKeys.flatMap((key) => proofProblem(`trades/${key}`, language)),
    ...(hasScreenIn("article", language) ? [...articles.keys()] : []).flatMap((key) =>
      linkProblems(key, language),
    ),
    ...globSync(`${siteFolder}/{articles,legal}/*/text.${language}.md`)
      .filter((file) => articles.has(basename(dirname(file))) || isScreenKey(basename(dirname(file))))
      .flatMap((file) => placeholderProblems(file, language)),
    ...[...cases].flatMap(([key, { metrics, figures }]) =>
      placeholderProblems(`${siteFolder}/cases/${key}/text.${language}.md`, language, {
        ...metrics,
        ...figures,
      }),
    ),
  ];
}

/** The facts of each article or case, by folder; nothing of those that cannot be read, which the check of their shape says. */
function factsOf(kind: string): Map<string, Facts> {
  return new Map(Object.entries(readFacts(kind)).map(([key, { data }]) => [key, Object(data)]));
}

/** A case that a trade's page names. */
function proofProblem(key: string, language: Language): string[] {
  const { file, data } = copyFiles[language][key] ?? {};
  const { proof } = Object(data) as { proof?: { case?: string } };
  if (!hasScreenIn("case", language) || !file || !proof?.case) return [];
  const study = cases.get(proof.case);
  return study && isPublished(study)
    ? []
    : [
        `${placeIn(file, "proof:", "case:")}: no case ${proof.case} is published; name another one, or remove proof in each language`,
      ];
}

function missing(
  file: string,
  kind: string,
  named: string | undefined,
  known: Map<string, unknown>,
): string[] {
  if (named === undefined || known.has(named)) return [];
  const others = [...known.keys()].join(", ");
  return [`${placeIn(file, `${kind}:`)}: there is no ${kind} ${named}; choose one of ${others}`];
}

/** Links of an article that is published. */
function linkProblems(key: string, language: Language): string[] {
  const file = `${siteFolder}/articles/${key}/text.${language}.md`;
  if (!isPublished(articles.get(key) ?? {}) || !existsSync(file)) return [];
  const published = (entries: Map<string, Facts>) =>
    new Map([...entries].filter(([, facts]) => isPublished(facts)).map(([entry]) => [entry, entry]));
  return brokenLinks(readFileSync(file, "utf8"), {
    file,
    language,
    articles: published(articles),
    cases: published(cases),
    written: new Set(articles.keys()),
  });
}

/** Where a case lacks one of its parts, or its languages differ in them. */
function partProblem(key: string, facts: Facts): string[] {
  try {
    checkAgreement(
      key,
      facts,
      localize(
        (language) => {
          const file = fileOf(key, language);
          return { words: Object(readContent(file).data) as Told["words"], html: marksIn(bodyOf(file)) };
        },
        languages.filter((language) => hasScreenIn("case", language)),
      ),
    );
    return [];
  } catch (error) {
    // A text that is missing or has no such head is named by the other checks.
    return error instanceof ContentError ? [error.message] : [];
  }
}

/** The headings and lists of a text. */
function marksIn(body: string): string {
  return body
    .replace(/^## (.*)$/gm, "<h2>$1</h2>")
    .replace(/^### (.*)$/gm, "<h3>$1</h3>")
    .replace(/^[-*] (.*)$/gm, "<li>$1</li>");
}

function bodyOf(file: string): string {
  return readFileSync(file, "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
}

/** Placeholders in the body of a text, but in its code, that name neither a fact nor one of its figures, one of each paragraph. */
function placeholderProblems(file: string, language: Language, figures: object = {}): string[] {
  if (!existsSync(file)) return [];
  return bodyOf(file)
    .replace(/^```.*?^```/gms, "")
    .split(/\n{2,}/)
    .flatMap((paragraph) => {
      try {
        prepareText(paragraph, language, Object.keys(figures));
        return [];
      } catch (error) {
        const { message } = error as Error;
        return [`${placeIn(file, message.match(/\{.*?\}/)?.[0] ?? paragraph)}: ${message}`];
      }
    });
}
