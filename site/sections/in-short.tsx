import { Fragment } from "react";
import { phoneLink, phoneText } from "#contract/facts/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { pageOf } from "#contract/routes.ts";
import type { InShort as Lines } from "#contract/words/words-schema.ts";
import { examplesWords } from "#site/content/offer/examples.words.ts";
import { Fact } from "#site/elements/facts.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { inShortWords } from "#site/sections/in-short.words.ts";
import styles from "./in-short.module.css";

const exampleKeys = ["audit", "quote", "report"] as const;

/** The lines under a hero that sells: what it costs, who rings, how long it takes, what one does, what if one leaves, what there is to read. */
export function InShort({ lines, language }: { lines: Lines; language: Language }) {
  const { title, contact, free, papers, ...terms } = inShortWords(language);
  const page = pageOf("examples", language);
  const sheets = page ? examplesWords(language).papers : undefined;
  return (
    <section className={`columns gap-3 ${styles.short}`} aria-labelledby="short-title" id="short">
      <h2 className="span-4" id="short-title">
        {title}
      </h2>
      <dl className="facts ruled-ink from-5 span-8">
        <Fact term={terms.cost}>{withPrices(lines.cost)}</Fact>
        <Fact term={terms.who}>
          {contact} <a href={phoneLink(language)}>{phoneText(language)}</a>
        </Fact>
        <Fact term={terms.time}>{withPrices(lines.time)}</Fact>
        <Fact term={terms.part}>{withPrices(lines.part)}</Fact>
        <Fact term={terms.leave}>{withPrices(free)}</Fact>
        {papers && page ? (
          <Fact term={papers.title}>
            {exampleKeys
              .filter((paper) => sheets?.[paper])
              .map((paper, position) => (
                <Fragment key={paper}>
                  {position > 0 ? ", " : null}
                  <a href={`${page}#${paper}`}>{papers[paper]}</a>
                </Fragment>
              ))}
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}
