import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Timetable } from "#src/sections/timetable.tsx";

/** Shown after the form was sent without scripts. */
export function Thanks({ language }: { language: Language }) {
  const words = wordsOf("thanks", language);
  const steps = Object.entries(words.next.steps).map(([key, { time, ...step }]) => ({
    key,
    lead: time,
    ...step,
  }));

  return (
    <>
      <PageHero title={words.seo.h1} subtitle={words.subtitle}>
        <ButtonLink href={pathOf("home", language)} variant="secondary">
          {words.home}
        </ButtonLink>
      </PageHero>
      <Band id="next" title={words.next.title} layout="stack" tone="tint">
        <Timetable rows={steps} />
        <ButtonLink
          href={site.booking.call.url}
          variant="secondary"
          newTab={wordsOf("layout", language).newTab}
        >
          {words.next.call}
        </ButtonLink>
      </Band>
    </>
  );
}
