import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { thanksCopy } from "#site/content/copy/thanks.copy.ts";
import { callLink } from "#site/content/offer/contact-page.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { Headline } from "#site/elements/headline.tsx";
import { ButtonPromises } from "#site/sections/button-promises.tsx";
import { Confirmation } from "#site/sections/confirmation.tsx";

/** Shown after the form was sent without scripts. */
export function Thanks({ language }: { language: Language }) {
  const copy = thanksCopy(language);
  const { title, steps, call } = copy.next;
  const { stored, answer } = steps;
  // Without a calendar it would lead back to the form.
  const booking = callLink(language);
  return (
    <Confirmation
      wide
      heading={
        <>
          <h1>
            <Headline>{copy.seo.h1}</Headline>
          </h1>
          <p className="intro">{copy.subtitle}</p>
          <ButtonPromises language={language} say="next" />
        </>
      }
      person={teamMember(answeredBy[language], language)}
      title={title}
      steps={[
        { when: stored.time, title: stored.title, text: stored.text },
        { when: answer.time, title: answer.title, text: answer.text },
        ...(booking.newTab ? [{ when: call, title: steps.call.title, ...booking }] : []),
      ]}
    >
      <ButtonLink href={pathOf("home", language)} variant="quiet">
        {copy.home}
      </ButtonLink>
    </Confirmation>
  );
}
