import type { ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { type Disclosure, DisclosureRows, withEntries } from "#site/sections/disclosures.tsx";
import styles from "./questions.module.css";

interface QuestionsProps {
  title: string;
  items: Record<string, { question: string; answer: Sentence; detail?: Sentence }>;
  /** Further details, before the questions. */
  details?: Disclosure[] | undefined;
  /** Whether the first question stands above all rows, with its answer: what a reader must know before the rest. */
  isFirstOpen?: boolean;
  /** The first bar of the page’s end: the questions stand on it, as wide as the window. */
  ask?: ReactNode;
  /** What follows the questions. */
  children?: ReactNode;
}

/** Frequently asked questions that expand to their answers. */
export function Questions({
  title,
  items,
  details = [],
  isFirstOpen = false,
  ask,
  children,
}: QuestionsProps) {
  const shown = withEntries(details);
  const asked = Object.entries(items);
  if (asked.length === 0 && shown.length === 0) return ask;
  const open = isFirstOpen ? asked.slice(0, 1) : [];
  return (
    <PageSection id="questions" title={title} tone={ask ? "asked" : "plain"} foot={ask}>
      <div className="ruled">
        {open.map(([key, { question, answer }]) => (
          <div className={`stack gap-2 ${styles.open}`} key={key}>
            <h3 className="label">{question}</h3>
            <p>{withPrices(answer)}</p>
          </div>
        ))}
        <DisclosureRows sections={shown} />
        {asked.slice(open.length).map(([key, { question, answer, detail }]) => (
          <details className="disclosure" key={key} data-answer={detail ? "" : undefined}>
            <summary className="label">{question}</summary>
            <p>
              {detail ? (
                <>
                  <span>{withPrices(answer)}</span> <span>{withPrices(detail)}</span>
                </>
              ) : (
                withPrices(answer)
              )}
            </p>
          </details>
        ))}
      </div>
      {children}
    </PageSection>
  );
}
