import type { Copy } from "#src/content/words.ts";
import { SearchForm } from "#src/elements/search-form.tsx";
import styles from "./search-panel.module.css";

interface Link {
  readonly text: string;
  readonly href: string;
}

interface SearchPanelProps {
  readonly words: Copy["search"];
  /** The page that lists every page: where the form leads without scripts. */
  readonly sitemap: Link;
  readonly screens: readonly Link[];
  readonly articles: readonly Link[];
}

/** The search page: a field, its results once a script has found them, and where to start until then. */
export function SearchPanel({ words, sitemap, screens, articles }: SearchPanelProps) {
  const { states } = words;
  return (
    <div className={styles.panel}>
      <div className={styles.inner} data-search>
        <h1>{words.seo.h1}</h1>
        <SearchForm action={sitemap.href} label={words.label} hint={words.hint} submit={words.submit} large />
        <noscript>
          <p>
            {words.noScript} <a href={sitemap.href}>{sitemap.text}</a>
          </p>
        </noscript>
        <p
          className={styles.status}
          role="status"
          data-loading={states.loading}
          data-one={states.one}
          data-other={states.other}
          data-none={states.none}
          data-failed={states.failed}
        />
        <ol className={styles.results} data-search-results />
        <template data-search-result>
          <li className={styles.result}>
            <p className={styles.screen} />
            <div>
              <h2>
                <a href={sitemap.href}>{sitemap.text}</a>
              </h2>
              <p className={styles.excerpt} data-excerpt />
              <ul className={styles.parts} />
            </div>
          </li>
        </template>
        <button className={styles.more} type="button" data-search-more hidden>
          {words.more}
        </button>
        <section className={styles.suggestions} aria-labelledby="suggestions-title" data-search-suggestions>
          <h2 id="suggestions-title">{words.suggestions.title}</h2>
          <Suggestions title={words.suggestions.screens} links={screens} />
          <Suggestions title={words.suggestions.articles} links={articles} />
        </section>
      </div>
    </div>
  );
}

function Suggestions({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
