import type { ReactNode } from "react";
import { phoneLink, phoneText } from "#contract/copy/contact-links.ts";
import type { Sentence } from "#contract/copy/sentence.ts";
import { capitalised } from "#contract/formats/capitalised.ts";
import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { examplesCopy } from "#site/content/offer/examples.copy.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { letterCopy } from "#site/sections/letter.copy.ts";
import styles from "./letter.module.css";

/** The page with the quote among the examples, if there is one. */
function quoteOf(language: Language) {
  const page = findPath("examples", language, "#quote");
  return page && examplesCopy(language).papers.quote && page;
}

/** What proof there is, with a link to the sample quote. */
export function Proof({ language }: { language: Language }) {
  const { proof } = letterCopy(language);
  const quote = quoteOf(language);
  if (!proof || !quote) return null;
  return (
    <p className={`note across ${styles.line}`}>
      {proof.text} <a href={quote}>{proof.link}</a>
    </p>
  );
}

interface SenderProps {
  language: Language;
  /** Whether the portrait stands in the first view. */
  first?: boolean;
  children?: ReactNode;
}

/** Who writes, and how to reach them: portrait, name and telephone number. */
export function Sender({ language, first = false, children }: SenderProps) {
  const { name, town, portrait } = teamMember(answeredBy[language], language);
  return (
    <div className={styles.sender}>
      <span className={styles.portrait}>
        <CoverPicture
          picture={portrait}
          alt=""
          sizes="(min-width: 64rem) 14rem, 10rem"
          largest={320}
          first={first}
        />
      </span>
      <div>
        <address>
          <strong translate="no">{name}</strong>
          {town ? `, ${town}` : null}
          <br />
          <a className="target" href={phoneLink(language)}>
            {phoneText(language)}
          </a>
        </address>
        {children}
      </div>
    </div>
  );
}

interface LetterProps {
  /** The first is the lead. */
  paragraphs: Sentence[];
  language: Language;
  /** Whether the page says elsewhere what proof there is. */
  isProven?: boolean;
}

/** Under a hero that sells, the person who will answer writes to the reader: the letter's head has portrait and telephone number. */
export function Letter({ paragraphs: [lead, ...paragraphs], language, isProven = false }: LetterProps) {
  const { title, hours, reply } = letterCopy(language);
  return (
    <section className={`stack ${styles.letter}`} aria-labelledby="letter-title" id="letter">
      <h2 className="visually-hidden" id="letter-title">
        {title}
      </h2>
      <Sender language={language}>{isProven ? null : <Proof language={language} />}</Sender>
      <div className={`stack gap-3 ${styles.text}`}>
        {lead ? <p className={`title-s across ${styles.lead}`}>{withPrices(lead)}</p> : null}
        {paragraphs.map((paragraph) => (
          <p key={paragraph.join("")}>{withPrices(paragraph)}</p>
        ))}
        <p className={`note across ${styles.line}`}>
          {capitalised(hours)}. {reply}
        </p>
      </div>
    </section>
  );
}
