import type { Case } from "#src/content/cases/cases.ts";
import { teamMember } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { pathOf } from "#src/routes.ts";
import { CaseHead } from "#src/screens/case/case-head.tsx";
import { CaseQuote } from "#src/screens/case/case-quote.tsx";
import { CaseResults } from "#src/screens/case/case-results.tsx";
import { CaseStory } from "#src/screens/case/case-story.tsx";
import { CaseWork } from "#src/screens/case/case-work.tsx";
import { NextCase } from "#src/screens/case/next-case.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { People } from "#src/sections/people.tsx";
import { WithinReach } from "#src/sections/within-reach.tsx";

interface CaseStudyProps {
  study: Case;
  /** The article that explains this kind of work. */
  article: { title: string; path: string } | undefined;
  next: Case | undefined;
}

/** A case study, which ends where the next one begins. */
export function CaseStudy({ study, article, next }: CaseStudyProps) {
  const { language, results, testimonial } = study;
  const words = wordsOf("case", language);
  const contact = { text: words.closing.contact, href: pathOf("contact", language) };
  return (
    <>
      <article>
        <CaseHead study={study} />
        <CaseStory study={study} words={words} />
        <CaseResults label={words.results} {...results} disclaimer={study.sample ? words.disclaimer : null} />
        {testimonial ? (
          <CaseQuote label={words.testimonial} {...testimonial} company={study.client} logo={study.logo} />
        ) : null}
        <CaseWork
          title={words.technologies}
          technologies={study.technologies}
          services={study.services}
          article={article && { label: words.read, ...article }}
        />
        <Band id="people" title={words.team} tone="tint">
          <People people={study.people.map((key) => teamMember(key, language))} brief />
        </Band>
        <WithinReach item={undefined} action={contact} language={language} />
      </article>
      <div data-search-ignore>
        <ClosingCall title={words.closing.title} text={words.closing.text} actions={[contact]} />
        {next ? <NextCase study={next} words={words} /> : null}
      </div>
    </>
  );
}
