import type { Language } from "#contract/languages.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogWords } from "#site/screens/blog/words.ts";

interface ArticleRowsProps {
  articles: Article[];
  language: Language;
}

/** Articles to read next, a line each. */
export function ArticleRows({ articles, language }: ArticleRowsProps) {
  const words = blogWords(language);
  return (
    <ul className="ruled">
      {articles.map(({ key, title, path, category, minutes }) => (
        <li className="columns gap-1" key={key}>
          <p className="note span-4">
            {words.categories[category]} · {words.minutes({ minutes })}
          </p>
          <h3 className="from-5 span-8">
            <a href={path}>{title}</a>
          </h3>
        </li>
      ))}
    </ul>
  );
}
