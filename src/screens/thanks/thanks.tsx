import { site } from "#site.config.ts";
import { answeredBy } from "#src/content/people/people.ts";
import { teamMember } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { Headline } from "#src/elements/headline.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { Confirmation } from "#src/sections/confirmation.tsx";
import styles from "./thanks.module.css";

/** Shown after the form was sent without scripts. */
export function Thanks({ language }: { language: Language }) {
  const words = wordsOf("thanks", language);
  const { title, steps, call } = words.next;
  return (
    <Confirmation
      wide
      heading={
        <>
          <h1>
            <Headline>{words.seo.h1}</Headline>
          </h1>
          <p className={styles.subtitle}>{words.subtitle}</p>
        </>
      }
      person={teamMember(answeredBy[language], language)}
      title={title}
      steps={Object.entries(steps).map(([key, { time, ...step }]) => ({ key, lead: time, ...step }))}
    >
      <ButtonLink href={site.booking.call.url} newTab={wordsOf("layout", language).newTab}>
        {call}
      </ButtonLink>
      <ButtonLink href={pathOf("home", language)} variant="quiet">
        {words.home}
      </ButtonLink>
    </Confirmation>
  );
}
