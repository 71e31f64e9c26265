import type { ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { type Disclosure, DisclosureRows, withEntries } from "#site/sections/disclosures.tsx";

interface QuestionsProps {
  title: string;
  items: Record<string, { question: string; answer: Sentence; detail?: Sentence }>;
  /** Further details, before the questions. */
  details?: Disclosure[] | undefined;
  /** What follows the questions. */
  children?: ReactNode;
}

/** Frequently asked questions that expand to their answers. */
export function Questions({ title, items, details = [], children }: QuestionsProps) {
  const shown = withEntries(details);
  if (Object.keys(items).length === 0 && shown.length === 0) return null;
  return (
    <PageSection id="questions" title={title}>
      <div className="ruled">
        <DisclosureRows sections={shown} />
        {Object.entries(items).map(([key, { question, answer, detail }]) => (
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
