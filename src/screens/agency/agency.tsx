import { promises } from "#content/facts/promises.ts";
import { serviceKeys } from "#content/facts/services.ts";
import { site } from "#site.config.ts";
import { auditLink } from "#src/content/booking-links.ts";
import { teamIn } from "#src/content/people/team-members.ts";
import { screenName } from "#src/content/screen-name.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { type Duration, formatDuration } from "#src/formats/durations.ts";
import { placeName } from "#src/formats/place-names.ts";
import { weekdayName, weekdays } from "#src/formats/weekdays.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { Presence } from "#src/screens/agency/presence.tsx";
import { PromiseTimes } from "#src/screens/agency/promise-times.tsx";
import { Prose } from "#src/screens/agency/prose.tsx";
import { Refusals } from "#src/screens/agency/refusals.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { People } from "#src/sections/people.tsx";
import { Points } from "#src/sections/points.tsx";
import { StatementHero } from "#src/sections/statement-hero.tsx";

/** The agency page: promised times, opening hours and service areas, offers, and what it refuses to do. */
export function Agency({ language }: { language: Language }) {
  const words = wordsOf("agency", language);

  const within = (hours: number): Duration => ({ unit: "hours", from: hours, to: hours });
  const times: Record<keyof typeof words.promises.items, Duration> = {
    answer: within(promises.answerHours),
    quote: within(promises.quoteHours),
    sla: { unit: "hours", ...promises.sla },
    setup: { unit: "days", ...promises.setup },
  };
  const promiseKeys = Object.keys(times) as (keyof typeof times)[];
  const promiseRows = promiseKeys.map((key) => ({
    key,
    ...words.promises.items[key],
    time: formatDuration(times[key], language),
  }));

  const days = weekdays.map((key, position) => ({
    key,
    name: weekdayName(position, language),
    open: site.hours.days.includes(key),
  }));
  const areas = site.serviceAreas.map((area) => placeName(area, language));

  const offers = [
    ...serviceKeys.map((key) => ({
      key,
      title: screenName(key, language),
      text: words.offers.services[key],
      href: pathOf(key, language),
    })),
    { key: "consulting", title: words.offers.consulting.name, text: words.offers.consulting.text },
  ];
  const refusals = Object.entries(words.refusals.items).map(([key, refusal]) => ({ key, ...refusal }));

  return (
    <>
      <StatementHero
        title={words.seo.h1}
        subtitle={words.subtitle}
        below={<People people={teamIn(language)} />}
      >
        <ButtonLink href={pathOf("contact", language)}>{words.closing.contact}</ButtonLink>
      </StatementHero>
      <Band id="promises" title={words.promises.title} lead={words.promises.lead} layout="stack" tone="tint">
        <PromiseTimes rows={promiseRows} />
      </Band>
      <Band id="who" title={words.who.title}>
        <Prose paragraphs={Object.values(words.who.paragraphs)} />
      </Band>
      <Band id="presence" title={words.presence.title} layout="stack">
        <Presence
          days={days}
          opens={site.hours.opens}
          closes={site.hours.closes}
          areas={areas}
          words={words.presence}
        />
      </Band>
      <Band id="offers" title={words.offers.title} lead={words.offers.lead} layout="stack">
        <Points items={offers} layout="lines" />
      </Band>
      <Band id="refusals" title={words.refusals.title} layout="stack" tone="tint" density="wide">
        <Refusals caption={words.refusals.title} columns={words.refusals.columns} rows={refusals} />
      </Band>
      <ClosingCall
        title={words.closing.title}
        text={words.closing.text}
        actions={[
          { text: words.closing.contact, href: pathOf("contact", language) },
          { text: words.closing.audit, ...auditLink(language) },
        ]}
      />
    </>
  );
}
