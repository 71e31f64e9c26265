import type { CopyOf } from "#contract/copy/copy-reader.ts";
import { withLineBreaks } from "#contract/copy/typesetting.ts";
import { placeName } from "#contract/formats/place-names.ts";
import { timeZoneName } from "#contract/formats/time-zones.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { people } from "#data/contract/facts/people.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { agencyMethod } from "#data/site/content/facts/methods.ts";
import { contactForAudit } from "#site/content/offer/contact-page.ts";
import { aboutCopy } from "#site/content/people/about.copy.ts";
import { teamIn } from "#site/content/people/team-members.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { Closing } from "#site/sections/closing.tsx";
import { MethodPlan } from "#site/sections/method-plan.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { TitledList, TitledListSection } from "#site/sections/titled-list.tsx";
import styles from "./about.module.css";

/** The manifesto: what the agency stands for, its people by city, its method and values. */
export function About({ language }: { language: Language }) {
  const { seo, subtitle, team, ...rest } = aboutCopy(language);
  const { manifesto, method, values, closing } = rest;

  return (
    <>
      <PageHero title={seo.h1} subtitle={subtitle} layout="brief">
        <ButtonLink href={contactForAudit(language)}>{closing.audit}</ButtonLink>
      </PageHero>
      <TitledListSection
        id="manifesto"
        title={manifesto.title}
        items={manifesto.points}
        points="numbered"
        layout="stack"
      />
      <PageSection id="team" title={team.title} intro={team.intro} layout="stack" tone="tint">
        <Places places={team.places} language={language} />
      </PageSection>
      <PageSection id="method" title={method.title} intro={method.intro} layout="stack">
        <MethodPlan
          steps={withKeys(agencyMethod).map(({ key, ...duration }) => ({
            key,
            ...method.steps[key],
            duration,
          }))}
          ongoing={method.ongoing}
          language={language}
        />
      </PageSection>
      <PageSection id="values" title={values.title} layout="stack">
        <Values {...values} language={language} />
      </PageSection>
      <Closing
        language={language}
        title={closing.title}
        book={{ text: closing.audit, href: contactForAudit(language) }}
      />
    </>
  );
}

type PlacesProps = Pick<CopyOf<typeof aboutCopy>["team"], "places"> & { language: Language };

/** Where its people are, and what they do there. */
function Places({ places, language }: PlacesProps) {
  const everybody = teamIn(language);
  return (
    <ul className="ruled">
      {keysOf(locations).map((key) => {
        const { country, timeZone } = locations[key];
        const there = everybody.filter((person) => people[person.key].location === key);
        return (
          <li className={`columns gap-4 ${styles.place}`} key={key}>
            <h3 className="title-l spread span-4">
              {places[key].city}
              <span className="label with-sign gap-3">
                {withLineBreaks(placeName(country, language), language)}
                <Flag country={country} />
              </span>
            </h3>
            {there.length === 0 ? null : (
              <ul className="label span-2" translate="no">
                {there.map((person) => (
                  <li key={person.key}>{person.name}</li>
                ))}
              </ul>
            )}
            <p className="span-3">{places[key].specialties}</p>
            <p className={`note span-3 ${styles.zone}`}>
              {withLineBreaks(timeZoneName(timeZone, language), language)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type ValuesProps = CopyOf<typeof aboutCopy>["values"] & { language: Language };

/** The values by name, where the vision page says what they mean. */
function Values({ items, more, language }: ValuesProps) {
  const vision = findPath("vision", language, "#values");
  if (!vision || !more) return <TitledList items={items} layout="lines" />;
  const names = recordOf(keysOf(items), (key) => ({ title: items[key].title }));
  return (
    <>
      <TitledList items={names} layout="lines" />
      <p>
        <a href={vision}>{more}</a>
      </p>
    </>
  );
}

const flags = import.meta.glob<string>("@content/flags/*.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** A country's flag, smaller than the letters beside it, if it is drawn; decorative, because they name the country. */
function Flag({ country }: { country: string }) {
  const flag = flags[`/${siteFolder}/flags/${country}.svg`];
  return flag === undefined ? null : (
    <img className={styles.flag} src={flag} alt="" width="18" height="12" loading="lazy" />
  );
}
