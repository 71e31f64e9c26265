import type { ReactNode } from "react";
import { phoneLink, phoneText } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { findPath, hasPage, pathOf } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { answersIn } from "#site/content/copy/answers.copy.ts";
import { searchCopy } from "#site/content/copy/search.copy.ts";
import { searchBehaviour } from "#site/screens/search/connect-search.ts";
import styles from "./search.module.css";
import links from "./suggestions.module.css";
import "#site/elements/dash-before.css";

/** The search page. */
export function Search({ language, children }: { language: Language; children?: ReactNode }) {
  return (
    <div className={`stack gap-5 ${styles.inner}`} data-search data-behaviour={searchBehaviour}>
      <h1>{searchCopy(language).seo.h1}</h1>
      {children}
    </div>
  );
}

/** Props of the search's island. */
export function searchBoxProps(language: Language) {
  const list = findPath("sitemap", language);
  const { label, hint, submit, states, more, noScript } = searchCopy(language);
  return {
    language,
    copy: { label, hint, submit, states, more, noScript },
    /** Where everything is listed: target of the form without scripts. */
    further: list
      ? { text: screenName("sitemap", language), href: list }
      : { text: screenName("services", language), href: pathOf("services", language) },
  };
}

/** Number of articles suggested. */
export const suggestedArticles = 5;

/** The screens that say more of what visitors ask most, and the answers that they begin with. */
const answering = {
  pricing: "cost",
  services: "what",
  portfolio: "proof",
  agency: "who",
  contact: "begin",
} as const;

interface SuggestionsProps {
  language: Language;
  articles: { title: string; path: string }[];
}

/** Links shown while there are no results: common questions with the pages that answer them, and articles. */
export function Suggestions({ language, articles }: SuggestionsProps) {
  const { suggestions } = searchCopy(language);
  const answers = answersIn(language);
  const asked = keysOf(answering).filter((screen) => hasPage(screen, language));
  return (
    <div className={`stack gap-3 ${links.suggestions}`}>
      <h2 className="label" id="suggestions-title">
        {suggestions.title}
      </h2>
      {asked.length === 0 ? null : (
        <ul className={`ruled ruled-ink ${links.questions}`}>
          {asked.map((screen) => (
            <li key={screen}>
              <a className="title-s line-on-hover" href={pathOf(screen, language)}>
                {suggestions.questions?.[screen] ?? answers?.[answering[screen]].question}{" "}
                <span className="dash-before note">{screenName(screen, language)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {articles.length === 0 ? null : (
        <>
          <h2 className="label">{suggestions.articles}</h2>
          <ul className="ruled ruled-ink">
            {articles.map(({ title, path }) => (
              <li key={path}>
                <a className="line-on-hover" href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {suggestions.ask} <a href={pathOf("contact", language)}>{suggestions.write}</a> {suggestions.call}{" "}
        <a href={phoneLink(language)}>{phoneText(language)}</a>
      </p>
    </div>
  );
}
