import { Fragment } from "react";
import type { Language } from "#contract/languages.ts";
import { linkTo } from "#contract/routes.ts";
import { papersWords } from "#site/sections/papers.words.ts";

const papers = ["audit", "quote", "report"] as const;

/** What a client gets on paper, to look at before buying; nothing without the page that shows it. */
export function Papers({ language }: { language: Language }) {
  const words = papersWords(language);
  const page = linkTo("examples", language);
  if (!words || page === null) return null;
  return (
    <p>
      {`${words.title} `}
      {papers.map((paper, position) => (
        <Fragment key={paper}>
          {position > 0 ? ", " : null}
          <a href={`${page}#${paper}`}>{words[paper]}</a>
        </Fragment>
      ))}
    </p>
  );
}
