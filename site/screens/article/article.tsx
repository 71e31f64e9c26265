import type { RootContent } from "hast";
import { toString as textIn } from "hast-util-to-string";
import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import type { Article as ArticleOf } from "#site/content/articles/articles.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { pricedItem, startingPriceOf } from "#site/content/offer/price-list.ts";
import { titleId } from "#site/content/text/article-tree.ts";
import { isSection } from "#site/content/text/headings.ts";
import { textCopy } from "#site/content/text/text.copy.ts";
import { PageSection } from "#site/elements/page-section.tsx";
import { LinkedHeading, type TextComponents, TextNodes } from "#site/elements/text-nodes.tsx";
import { ArticleFigure } from "#site/screens/article/article-figure.tsx";
import { ArticleFoot } from "#site/screens/article/article-foot.tsx";
import { ArticleHead } from "#site/screens/article/article-head.tsx";
import { ArticleRows } from "#site/sections/article-rows.tsx";
import { Closing } from "#site/sections/closing.tsx";
import { LongText } from "#site/sections/long-text.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import "#site/styles/text-media.css";
import written from "#site/sections/written-text.module.css";
import styles from "./article.module.css";

interface ArticleProps {
  article: ArticleOf;
  text: RootContent[];
  related: ArticleOf[];
}

/** The offer that an article ends on; by default that of its service. */
function offerOf({ offer, service, language }: ArticleOf) {
  if (!offer) return service && startingPriceOf(service, language);
  const [group, key] = offer;
  return pricedItem(group, key, language);
}

export function Article({ article, text, related }: ArticleProps) {
  const { language } = article;
  const copy = articleCopy(language);
  const { figure } = article;
  const contact = { text: copy.call.contact, href: pathOf("contact", language) };
  const contents = text.filter(isSection).map((heading) => ({
    id: String(heading.properties["id"]),
    title: textIn(heading),
  }));
  const components: TextComponents = {
    h2: LinkedHeading,
    h3: LinkedHeading,
    figure: ({ node, ...props }) =>
      node?.data?.isChart && figure ? <ArticleFigure figure={figure} /> : <figure {...props} />,
  };
  return (
    <>
      <article data-article aria-labelledby={titleId}>
        <ArticleHead article={article} />
        <LongText title={textCopy(language).contents} contents={contents}>
          <div className={`${written.text} ${styles.sources}`} data-article-text>
            <TextNodes nodes={text} components={components} />
          </div>
        </LongText>
        <ArticleFoot article={article} />
        <StickyAction item={offerOf(article)} action={contact} language={language} />
      </article>
      <aside aria-label={copy.aside} data-search-ignore>
        <Related articles={related} language={language} />
        <Closing
          language={language}
          title={copy.call.title}
          book={{ text: copy.call.booking, ...auditLink(language) }}
        />
      </aside>
    </>
  );
}

/** What to read next; nothing after the only article. */
function Related({ articles, language }: { articles: ArticleOf[]; language: Language }) {
  if (articles.length === 0) return null;
  return (
    <PageSection id="related" title={articleCopy(language).related} layout="stack" tone="tint">
      <ArticleRows articles={articles} language={language} />
    </PageSection>
  );
}
