import { languages } from "#contract/languages/languages.ts";
import { figureSchema } from "#site/content/articles/article-figure.ts";
import {
  articleFacts,
  articleHead,
  caseFacts,
  caseHead,
  legalHead,
  pageHead,
} from "#site/content/entries/entry-schemas.ts";

// With the comma, because braces around one name alone stand for themselves.
const texts = `*/text.{${languages.join()},}.md`;

/** What has a folder of its own: in which folder of the site, which of its files, and their schema. */
export const entryFiles = {
  legal: { folder: "legal", files: texts, schema: legalHead },
  pages: { folder: "pages", files: texts, schema: pageHead },
  articles: { folder: "articles", files: texts, schema: articleHead },
  articleFacts: { folder: "articles", files: "*/facts.yaml", schema: articleFacts },
  articleFigures: { folder: "articles", files: "*/figure.yaml", schema: figureSchema },
  cases: { folder: "cases", files: texts, schema: caseHead },
  caseFacts: { folder: "cases", files: "*/facts.yaml", schema: caseFacts },
};
