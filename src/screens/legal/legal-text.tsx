import type { LegalText as Text } from "#src/content/legal/legal-texts.ts";
import type { Copy } from "#src/content/words.ts";
import { Html } from "#src/elements/html.tsx";
import { formatDate } from "#src/formats/dates.ts";
import type { Language } from "#src/languages.ts";
import { LongText } from "#src/sections/long-text.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import styles from "./legal-text.module.css";

interface LegalTextProps {
  readonly text: Text;
  readonly words: Copy["legal"];
  readonly language: Language;
  /** Links to the other legal texts. */
  readonly others: readonly { readonly title: string; readonly href: string }[];
}

/** A legal text in numbered sections, with its table of contents beside it on wide screens. */
export function LegalText({ text, words, language, others }: LegalTextProps) {
  return (
    <>
      <PageHero title={text.seo.h1}>
        <Html className={styles.opening} html={text.opening} block />
        <p className={styles.updated}>
          {words.updated} <time dateTime={text.updated}>{formatDate(text.updated, language)}</time>
        </p>
      </PageHero>
      <LongText
        title={words.contents}
        contents={text.sections.map(({ number, id, title }) => ({
          number,
          id,
          title: <Html html={title} />,
        }))}
      >
        <div className={styles.text}>
          {text.sections.map(({ number, id, title, html }) => (
            <section className={styles.section} key={id} aria-labelledby={id}>
              <h2 id={id}>
                <span>{`${number}. `}</span>
                <Html html={title} />
              </h2>
              <Html className={styles.body} html={html} block />
            </section>
          ))}
          <nav className={styles.others} aria-labelledby="others-title">
            <h2 id="others-title">{words.others}</h2>
            <ul>
              {others.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </LongText>
    </>
  );
}
