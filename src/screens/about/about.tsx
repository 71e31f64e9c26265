import { type LocationKey, locations } from "#content/facts/locations.ts";
import { agencyMethod } from "#content/facts/methods.ts";
import { contactForAudit } from "#src/content/offer/contact-page.ts";
import { personOf } from "#src/content/people/people.ts";
import { teamIn } from "#src/content/people/team-members.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { keyed } from "#src/formats/keyed.ts";
import { placeName } from "#src/formats/place-names.ts";
import { timeZoneName, utcOffsets } from "#src/formats/time-zones.ts";
import { type Language, locales } from "#src/languages.ts";
import { Flag } from "#src/screens/about/flag.tsx";
import { aboutWords } from "#src/screens/about/words.ts";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { MethodPlan, planSteps } from "#src/sections/method-plan.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Points } from "#src/sections/points.tsx";
import { WithinReach } from "#src/sections/within-reach.tsx";
import styles from "./about.module.css";

/** The manifesto: what the agency stands for, its people by city, its method and values. */
export function About({ language }: { language: Language }) {
  const { seo, subtitle, team, ...rest } = aboutWords(language);
  const { manifesto, method, values, closing } = rest;

  const everybody = teamIn(language);

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
      <PageHero
        title={seo.h1}
        subtitle={subtitle}
        layout="statement"
        below={
          <figure className={`stack gap-2 ${styles.faces}`}>
            <div className={styles.row}>
              {everybody.map(({ key, portrait }) => (
                <CoverPicture
                  key={key}
                  picture={portrait}
                  alt=""
                  sizes="(min-width: 64rem) 15vw, 22vw"
                  largest={640}
                  first
                  cutOut
                />
              ))}
            </div>
            <figcaption className="note">
              {new Intl.ListFormat(locales[language]).format(
                everybody.map(({ name, place }) => `${name.replaceAll(" ", "\u00a0")} (${place})`),
              )}
            </figcaption>
          </figure>
        }
      >
        <ButtonLink href={contactForAudit(language)}>{closing.audit}</ButtonLink>
      </PageHero>
      <Band id="manifesto" title={manifesto.title} layout="stack">
        <Points
          items={keyed(manifesto.points).map(({ key, claim, proof }) => ({
            key,
            title: claim,
            text: proof,
          }))}
          layout="numbered"
        />
      </Band>
      <div>
        <Band id="team" title={team.title} lead={team.lead} layout="stack" tone="tint">
          <ul className="ruled">
            {(Object.keys(locations) as LocationKey[]).map((key) => {
              const { country, timeZone } = locations[key];
              return (
                <li className={`columns gap-4 ${styles.place}`} key={key}>
                  <h3>
                    {team.places[key].city}
                    <span className={`label ${styles.country}`}>
                      {placeName(country, language)}
                      <Flag country={country} />
                    </span>
                  </h3>
                  <ul className={`label ${styles.people}`} translate="no">
                    {everybody
                      .filter((person) => personOf(person.key).location === key)
                      .map((person) => (
                        <li key={person.key}>{person.name}</li>
                      ))}
                  </ul>
                  <dl>
                    <div>
                      <dt className="note">{team.specialties}</dt>
                      <dd>{team.places[key].specialties}</dd>
                    </div>
                    <div>
                      <dt className="note">{team.timeZone}</dt>
                      <dd>
                        <p className={styles.zone}>{timeZoneName(timeZone, language)}</p>
                        <p className="note">{team.offsets(utcOffsets(timeZone, new Date().getFullYear()))}</p>
                      </dd>
                    </div>
                  </dl>
                </li>
              );
            })}
          </ul>
        </Band>
        <Band id="method" title={method.title} lead={method.lead} layout="stack">
          <MethodPlan {...plan} />
        </Band>
        <Band id="values" title={values.title} layout="stack">
          <Points
            items={keyed(values.items).map(({ key, name, text }) => ({ key, title: name, text }))}
            layout="lines"
          />
        </Band>
        <WithinReach action={{ text: closing.audit, href: contactForAudit(language) }} language={language} />
      </div>
      <ClosingCall
        title={closing.title}
        text={closing.text}
        actions={[{ text: closing.audit, href: contactForAudit(language) }]}
      />
    </>
  );
}
