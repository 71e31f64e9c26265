import { site } from "#site.config.ts";
import type { ArticleList } from "#src/content/articles/article-lists.ts";
import { wordsOf } from "#src/content/words.ts";
import type { SeoRecord } from "#src/copy/words-schema.ts";
import type { Language } from "#src/languages.ts";

/** Maximum length of a description, in characters. */
const longest = 160;

/** SEO record of a page of the blog's list; from the second page on, it names the articles listed there. */
export function listRecord({ topic, page, pages, articles }: ArticleList, language: Language): SeoRecord {
  const { seo, topics, pages: words } = wordsOf("blog", language);
  if (!topic && page === 1) return seo;
  const label = topic ? [topics[topic]] : [];
  const number = page > 1 ? [words.page({ page })] : [];
  const h1 = [seo.h1, ...label].join(" – ");
  let description = [seo.h1, ...label, positionOf({ page, pages }, language)].join(" · ");
  for (const { title } of articles) {
    const longer = `${description} · ${title}`;
    if (longer.length > longest) break;
    description = longer;
  }
  return {
    title: `${[h1, ...number].join(" – ")} | ${site.brand}`,
    description,
    keywords: [...label, seo.keywords].join(", "),
    h1,
  };
}

/** Position of a page in its list: `Page 2 of 34`. */
export function positionOf({ page, pages }: Pick<ArticleList, "page" | "pages">, language: Language): string {
  return wordsOf("blog", language).pages.position({ page, pages });
}
