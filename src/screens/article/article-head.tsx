import { Icon } from "#src/elements/icon.tsx";
import { ShareButton } from "#src/screens/article/share-button.tsx";
import styles from "./article-head.module.css";

interface ArticleHeadProps {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  readonly date: string;
  readonly dateText: string;
  /** The day it was last brought up to date, where there is one. */
  readonly updated?: { readonly date: string; readonly text: string } | undefined;
  readonly minutes: string;
  readonly listHref: string;
  readonly words: {
    readonly back: string;
    readonly facts: Readonly<Record<"category" | "date" | "updated" | "minutes" | "author", string>>;
    readonly share: { readonly button: string; readonly copied: string; readonly failed: string };
  };
}

/** Id of the article's title, which names the page's regions. */
export const titleId = "article-title";

/** The head of an article: the way back, its title, what it brings and its facts. */
export function ArticleHead({
  title,
  excerpt,
  category,
  author,
  date,
  dateText,
  updated,
  minutes,
  listHref,
  words,
}: ArticleHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <p className={styles.back} data-pagefind-ignore>
          <a href={listHref} data-back>
            <Icon name="arrow-left" /> {words.back}
          </a>
        </p>
        <h1 id={titleId}>{title}</h1>
        <dl className={styles.facts} data-pagefind-ignore>
          <div>
            <dt>{words.facts.category}</dt>
            <dd>{category}</dd>
          </div>
          <div>
            <dt>{words.facts.date}</dt>
            <dd>
              <time dateTime={date}>{dateText}</time>
            </dd>
          </div>
          {updated ? (
            <div>
              <dt>{words.facts.updated}</dt>
              <dd>
                <time dateTime={updated.date}>{updated.text}</time>
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{words.facts.minutes}</dt>
            <dd>{minutes}</dd>
          </div>
          <div>
            <dt>{words.facts.author}</dt>
            <dd>{author}</dd>
          </div>
        </dl>
        <div className={styles.side}>
          <p className={styles.excerpt}>{excerpt}</p>
          <ShareButton words={words.share} title={title} text={excerpt} />
        </div>
      </div>
    </header>
  );
}
