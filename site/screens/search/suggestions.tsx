import { phoneLink, phoneText } from "#contract/contact-links.ts";
import { screenName } from "#contract/copy/screen-name.ts";
import type { Language } from "#contract/languages.ts";
import { isScreenKey, pathOf } from "#contract/routes.ts";
import { searchWords } from "#site/screens/search/words.ts";
import styles from "./suggestions.module.css";

/** Number of articles suggested. */
export const suggestedArticles = 5;

interface SuggestionsProps {
  language: Language;
  articles: { title: string; path: string }[];
}

/** Links shown while there are no results: common questions with the pages that answer them, and articles. */
export function Suggestions({ language, articles }: SuggestionsProps) {
  const { suggestions } = searchWords(language);
  return (
    <div className={`stack gap-3 ${styles.suggestions}`}>
      <h2 className="label" id="suggestions-title">
        {suggestions.title}
      </h2>
      <ul className={`ruled ruled-ink ${styles.questions}`}>
        {Object.entries(suggestions.questions).map(([screen, question]) =>
          isScreenKey(screen) ? (
            <li key={screen}>
              <a className="title-s line-on-hover" href={pathOf(screen, language)}>
                {question} <span className="dash-before note">{screenName(screen, language)}</span>
              </a>
            </li>
          ) : null,
        )}
      </ul>
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
