import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { examplesCopy } from "#site/content/offer/examples.copy.ts";
import { PageSection } from "#site/elements/page-section.tsx";

interface HomePapersProps {
  title: string;
  intro?: string | undefined;
  language: Language;
}

/** What a client gets in writing, to look at. */
export function HomePapers({ title, intro, language }: HomePapersProps) {
  const list = findPath("examples", language);
  if (list === undefined) return null;
  return (
    <PageSection id="papers" title={title} intro={intro} density="tight">
      <ul className="cluster rows-0">
        {Object.entries(examplesCopy(language).papers).map(([key, paper]) =>
          paper ? (
            <li key={key}>
              <a className="target underlined" href={`${list}#${key}`}>
                {paper.name}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </PageSection>
  );
}
