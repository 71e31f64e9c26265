import { toString as textIn } from "hast-util-to-string";
import { mailLink } from "#contract/copy/contact-links.ts";
import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage, pathOf } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { type LegalKey, legalKeys } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import type { LegalText as Text } from "#site/content/legal/legal-texts.ts";
import { textCopy } from "#site/content/text/text.copy.ts";
import { MailAddress } from "#site/elements/mail-address.tsx";
import { Fact } from "#site/elements/term-list.tsx";
import { TextNodes } from "#site/elements/text-nodes.tsx";
import { legalCopy } from "#site/screens/legal/legal.copy.ts";
import { Closing } from "#site/sections/closing.tsx";
import { LongText } from "#site/sections/long-text.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import "#site/styles/text-media.css";
import styles from "./legal-text.module.css";

const { legal } = site;

/** A legal text in numbered sections, with the facts in its head and its table of contents beside it on wide screens. */
export function LegalText({ text, language }: { text: Text; language: Language }) {
  const copy = legalCopy(language);
  return (
    <>
      <PageHero title={text.h1} layout="index">
        <div className="intro">
          <TextNodes nodes={text.opening} />
        </div>
        <dl className={`facts small ${styles.facts}`}>
          <Fact term={copy.updated}>
            <time dateTime={text.updated}>{formatDate(text.updated, language)}</time>
          </Fact>
          <Fact term={copy.publisher} translate="no">
            {legal.name}
          </Fact>
          <Fact term={copy.seat} translate="no">
            {legal.postalCode} {legal.city}
          </Fact>
          <Fact term={copy.contact}>
            <a href={mailLink}>
              <MailAddress />
            </a>
          </Fact>
        </dl>
      </PageHero>
      <LongText
        title={textCopy(language).contents}
        contents={text.sections.map(({ number, id, heading }) => ({ number, id, title: textIn(heading) }))}
      >
        <div>
          {text.sections.map(({ number, id, heading, body }) => (
            <section className={`stack gap-4 ${styles.section}`} key={id} aria-labelledby={id}>
              <h2 id={id}>
                <span className="accented">{`${number}. `}</span>
                <TextNodes nodes={heading.children} />
              </h2>
              <div className={`stack gap-4 ${styles.body}`}>
                <TextNodes nodes={body} />
              </div>
            </section>
          ))}
          <OtherTexts current={text.key} language={language} />
        </div>
      </LongText>
      <Closing language={language} />
    </>
  );
}

/** The other legal texts that the language has. */
function OtherTexts({ current, language }: { current: LegalKey; language: Language }) {
  const others = legalKeys.filter((key) => key !== current && hasPage(key, language));
  return (
    <nav className={styles.others} aria-labelledby="others-title">
      <h2 id="others-title">{legalCopy(language).others}</h2>
      <ul className="cluster rows-0">
        {others.map((key) => (
          <li key={key}>
            <a className="target" href={pathOf(key, language)}>
              {screenName(key, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
