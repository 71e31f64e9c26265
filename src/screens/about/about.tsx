import { type LocationKey, locations } from "#content/facts/locations.ts";
import { agencyMethod } from "#content/facts/methods.ts";
import { contactForAudit } from "#src/content/contact-page.ts";
import { personOf } from "#src/content/people/people.ts";
import { teamIn } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { keyed } from "#src/formats/keyed.ts";
import { placeName } from "#src/formats/place-names.ts";
import { timeZoneName, utcOffsets } from "#src/formats/time-zones.ts";
import type { Language } from "#src/languages.ts";
import { CityClocks } from "#src/screens/about/city-clocks.tsx";
import { TeamBoard } from "#src/screens/about/team-board.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { MethodPlan, planSteps } from "#src/sections/method-plan.tsx";
import { Points } from "#src/sections/points.tsx";
import { StatementHero } from "#src/sections/statement-hero.tsx";

/** The manifesto: what the agency stands for, its people by city, its method and values. */
export function About({ language }: { language: Language }) {
  const { seo, subtitle, team, ...rest } = wordsOf("about", language);
  const { manifesto, method, values, closing } = rest;

  const everybody = teamIn(language);
  const places = (Object.keys(locations) as LocationKey[]).map((key) => {
    const { country, timeZone } = locations[key];
    const { winter, summer } = utcOffsets(timeZone, new Date().getFullYear());
    return {
      key,
      ...team.places[key],
      country: { code: country, name: placeName(country, language) },
      timeZone,
      zone: `UTC${[...new Set([winter, summer])].join("/")}`,
      zoneName: timeZoneName(timeZone, language),
      offsets: team.offsets({ winter, summer }),
      people: everybody.filter((person) => personOf(person.key).location === key),
    };
  });

  const plan = planSteps(
    keyed(agencyMethod).map(({ key, ...duration }) => {
      const { name, text } = method.steps[key];
      return { key, name, text, duration };
    }),
    method.ongoing,
    language,
  );

  return (
    <>
      <StatementHero title={seo.h1} subtitle={subtitle}>
        <ButtonLink href={contactForAudit(language)}>{closing.audit}</ButtonLink>
      </StatementHero>
      <CityClocks places={places} title={team.localTime} />
      <Band id="manifesto" title={manifesto.title} layout="stack" density="wide">
        <Points
          items={keyed(manifesto.points).map(({ key, claim, proof }) => ({ key, title: claim, text: proof }))}
          layout="numbered"
        />
      </Band>
      <Band id="team" title={team.title} lead={team.lead} layout="stack" tone="tint">
        <TeamBoard places={places} words={team} />
      </Band>
      <Band id="method" title={method.title} lead={method.lead} layout="stack">
        <MethodPlan {...plan} scale={method.scale} />
      </Band>
      <Band id="values" title={values.title} layout="stack">
        <Points
          items={keyed(values.items).map(({ key, name, text }) => ({ key, title: name, text }))}
          layout="cards"
        />
      </Band>
      <ClosingCall
        title={closing.title}
        text={closing.text}
        actions={[{ text: closing.audit, href: contactForAudit(language) }]}
      />
    </>
  );
}
