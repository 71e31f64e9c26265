import { callLink } from "#src/content/offer/contact-page.ts";
import { answeredBy } from "#src/content/people/people.ts";
import { teamMember } from "#src/content/people/team-members.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { Headline } from "#src/elements/headline.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { thanksWords } from "#src/screens/thanks/words.ts";
import { ButtonPromises } from "#src/sections/button-promises.tsx";
import { Confirmation } from "#src/sections/confirmation.tsx";

/** Shown after the form was sent without scripts. */
export function Thanks({ language }: { language: Language }) {
  const words = thanksWords(language);
  const { title, steps, call } = words.next;
  // Without a calendar it would lead back to the form.
  const booking = callLink(language);
  return (
    <Confirmation
      wide
      heading={
        <>
          <h1>
            <Headline>{words.seo.h1}</Headline>
          </h1>
          <p className="lead">{words.subtitle}</p>
          <ButtonPromises language={language} say="next" />
        </>
      }
      person={teamMember(answeredBy[language], language)}
      title={title}
      steps={Object.entries(steps).map(([key, { time, ...step }]) => ({ key, lead: time, ...step }))}
    >
      {booking.newTab ? <ButtonLink {...booking}>{call}</ButtonLink> : null}
      <ButtonLink href={pathOf("home", language)} variant="quiet">
        {words.home}
      </ButtonLink>
    </Confirmation>
  );
}
