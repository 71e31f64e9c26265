import styles from "./article-foot.module.css";

interface ArticleFootProps {
  readonly words: Readonly<Record<"author" | "case" | "service", string>>;
  /** Who wrote it, and how they know. */
  readonly byline?: string | undefined;
  readonly study?: { readonly title: string; readonly headline: string; readonly path: string } | undefined;
  readonly service?: { readonly title: string; readonly path: string } | undefined;
}

/** What follows an article's text: who wrote it, the case that shows it and the service that does it. */
export function ArticleFoot({ words, byline, study, service }: ArticleFootProps) {
  if (!(byline || study || service)) return null;
  return (
    <footer className={styles.foot} data-search-ignore>
      <dl className={styles.inner}>
        {byline ? (
          <div>
            <dt>{words.author}</dt>
            <dd>{byline}</dd>
          </div>
        ) : null}
        {study ? (
          <div>
            <dt>{words.case}</dt>
            <dd>
              <a href={study.path}>{study.title}</a> – {study.headline}
            </dd>
          </div>
        ) : null}
        {service ? (
          <div>
            <dt>{words.service}</dt>
            <dd>
              <a href={service.path}>{service.title}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </footer>
  );
}
