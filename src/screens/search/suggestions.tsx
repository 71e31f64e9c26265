import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

interface Page {
  title: string;
  path: string;
}

const screens = ["services", "pricing", "portfolio", "agency", "contact"] as const;

/** Number of articles suggested. */
export const suggestedArticles = screens.length;

interface SuggestionsProps {
  language: Language;
  articles: readonly Page[];
}

/** Links shown while there are no results. */
export function Suggestions({ language, articles }: SuggestionsProps) {
  const { suggestions } = wordsOf("search", language);
  const names = wordsOf("layout", language).screens;
  return (
    <>
      <h2 id="suggestions-title">{suggestions.title}</h2>
      <Links
        title={suggestions.screens}
        pages={screens.map((key) => ({ title: names[key], path: pathOf(key, language) }))}
      />
      <Links title={suggestions.articles} pages={articles} />
    </>
  );
}

function Links({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
