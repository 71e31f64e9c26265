import { renderToStaticMarkup } from "react-dom/server";
import { isWithdrawn } from "#content/facts/services.ts";
import { markUp } from "#src/content/articles/article-markup.ts";
import type { Article as ArticleText } from "#src/content/articles/articles.ts";
import type { WithRelated } from "#src/content/articles/related-articles.ts";
import { auditLink } from "#src/content/offer/contact-page.ts";
import { entryPriceOf } from "#src/content/offer/price-list.ts";
import { Band } from "#src/elements/band.tsx";
import { Html } from "#src/elements/html.tsx";
import { pathOf } from "#src/routes.ts";
import { ArticleFoot } from "#src/screens/article/article-foot.tsx";
import { ArticleHead, titleId } from "#src/screens/article/article-head.tsx";
import { articleWords } from "#src/screens/article/words.ts";
import { ArticleFigure } from "#src/sections/article-figure.tsx";
import { ArticleRows } from "#src/sections/article-rows.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { LongText } from "#src/sections/long-text.tsx";
import { WithinReach } from "#src/sections/within-reach.tsx";
import "#src/styles/text-media.css";
import styles from "./article-text.module.css";

export function Article({ article, related }: WithRelated<ArticleText>) {
  const { language } = article;
  const words = articleWords(language);
  const { figure } = article;
  const service = article.service && !isWithdrawn(article.service) ? article.service : undefined;
  const contact = { text: words.call.contact, href: pathOf("contact", language) };
  const parts = article.html.map((html) => markUp(html, titleId));
  // The text arrives as HTML paragraphs, so the figure is inserted between two of them.
  const drawing = figure ? renderToStaticMarkup(<ArticleFigure figure={figure} />) : "";
  const text = parts.map(({ html }) => html).join(drawing);
  return (
    <>
      <article data-article aria-labelledby={titleId}>
        <ArticleHead article={article} />
        <LongText title={words.contents} contents={parts.flatMap(({ contents }) => contents)}>
          <Html className={styles.text} html={text} block data-article-text />
        </LongText>
        <ArticleFoot article={article} service={service} />
        <WithinReach item={service && entryPriceOf(service, language)} action={contact} language={language} />
      </article>
      <aside aria-label={words.aside} data-search-ignore>
        <ClosingCall
          title={words.call.title}
          text={words.call.text}
          actions={[{ text: words.call.booking, ...auditLink(language) }]}
        />
        <Band id="related" title={words.related} layout="stack" tone="tint">
          <ArticleRows articles={related} language={language} />
        </Band>
      </aside>
    </>
  );
}
