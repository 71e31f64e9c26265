import type { Case } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { pathOf } from "#src/routes.ts";
import { CaseFigures } from "#src/screens/case/case-figures.tsx";
import { CaseHead } from "#src/screens/case/case-head.tsx";
import { CaseQuote } from "#src/screens/case/case-quote.tsx";
import { CaseResults } from "#src/screens/case/case-results.tsx";
import { CaseStory } from "#src/screens/case/case-story.tsx";
import { CaseWork } from "#src/screens/case/case-work.tsx";
import { CaseGrid } from "#src/sections/case-grid.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { Neighbours } from "#src/sections/neighbours.tsx";

interface CaseStudyProps {
  study: Case;
  related: readonly Case[];
  previous: Case | undefined;
  next: Case | undefined;
}

/** A case from its facts to what the client said, then cases like it. */
export function CaseStudy({ study, related, previous, next }: CaseStudyProps) {
  const { language, metrics, results, testimonial } = study;
  const words = wordsOf("caseStudy", language);
  return (
    <>
      <article>
        <CaseHead study={study} />
        <CaseFigures title={words.metrics} metrics={metrics} />
        <CaseStory challenge={study.challenge} solution={study.solution} words={words} />
        <CaseResults label={words.results} {...results} disclaimer={study.sample ? words.disclaimer : null} />
        <CaseWork title={words.technologies} technologies={study.technologies} services={study.services} />
        {testimonial ? (
          <CaseQuote label={words.testimonial} {...testimonial} company={study.client} logo={study.logo} />
        ) : null}
      </article>
      <div data-pagefind-ignore>
        <ClosingCall
          title={words.closing.title}
          text={words.closing.text}
          actions={[{ text: words.closing.contact, href: pathOf("contact", language) }]}
        />
        <Band id="related" title={words.related} layout="stack">
          <CaseGrid cases={related} language={language} level="h3" brief />
        </Band>
      </div>
      <Neighbours words={words.neighbours} previous={previous} next={next} />
    </>
  );
}
