import { formatDate } from "#contract/formats/dates.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { titleId } from "#site/content/text/article-tree.ts";
import { BackLink } from "#site/elements/back-link.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { Fact } from "#site/elements/term-list.tsx";
import { backLinkBehaviour } from "#site/screens/article/connect-back-link.ts";
import { shareBehaviour } from "#site/screens/article/connect-share.ts";
import styles from "./article-head.module.css";

/** Head of an article: back link, title, then on the accent the number it is about, excerpt and metadata. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, section, author, date, updated, minutes, number, numberSays, language } = article;
  const copy = articleCopy(language);
  return (
    <header>
      <div className="stack gap-4 opening">
        <div className="spread">
          <BackLink href={pathOf("blog", language)} behaviour={backLinkBehaviour}>
            {copy.back}
          </BackLink>
          <ShareButton article={article} />
        </div>
        <h1 id={titleId}>{title}</h1>
      </div>
      <div className={`columns gap-4 framed ${styles.about}`} data-ground={number ? "tint" : undefined}>
        {number ? (
          <p className="span-4 counted" data-search-ignore>
            <strong className={`figure ${styles.number}`}>{number}</strong> <span>{numberSays}</span>
          </p>
        ) : null}
        <p className="intro span-8">{excerpt}</p>
        <dl className={`cluster small rows-0 across ${styles.facts}`} data-search-ignore>
          <Fact term={copy.facts.category}>{section}</Fact>
          <Fact term={copy.facts.date}>
            <time dateTime={date}>{formatDate(date, language)}</time>
          </Fact>
          {updated ? (
            <Fact term={copy.facts.updated}>
              <time dateTime={updated}>{formatDate(updated, language)}</time>
            </Fact>
          ) : null}
          <Fact term={copy.facts.minutes}>{blogCopy(language).minutes({ minutes })}</Fact>
          <Fact term={copy.facts.author}>{author}</Fact>
        </dl>
      </div>
    </header>
  );
}

/** Shares the page, or copies its address and announces that; hidden until its script runs. */
function ShareButton({ article: { language, title, excerpt } }: { article: Article }) {
  const copy = articleCopy(language).share;
  return (
    <div
      className={`cluster screen-only ${styles.share}`}
      data-behaviour={shareBehaviour}
      data-title={title}
      data-text={excerpt}
      data-copied={copy.copied}
      data-failed={copy.failed}
    >
      <button className="target underlined" type="button" hidden>
        <Icon name="share" /> {copy.button}
      </button>
      <p className="small" role="status" />
    </div>
  );
}
