import { screenName } from "#contract/copy/screen-name.ts";
import { promises } from "#contract/facts/promises.ts";
import { serviceKeys } from "#contract/facts/services.ts";
import { site } from "#contract/facts/site.ts";
import { type Duration, formatDuration } from "#contract/formats/durations.ts";
import { keyed } from "#contract/formats/keyed.ts";
import { listDays, weekdays } from "#contract/formats/weekdays.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { teamIn } from "#site/content/people/team-members.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { layoutWords } from "#site/layout/words.ts";
import { agencyWords } from "#site/screens/agency/words.ts";
import { Ending } from "#site/sections/ending.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { People } from "#site/sections/people.tsx";
import { Points } from "#site/sections/points.tsx";
import { StackedTable } from "#site/sections/stacked-table.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import styles from "./agency.module.css";

/** The agency page: promised times, opening hours and service areas, offers, and what it refuses to do. */
export function Agency({ language }: { language: Language }) {
  const words = agencyWords(language);
  const { footer } = layoutWords(language);
  const { days, opens, closes } = site.hours;
  const shut = weekdays.filter((day) => !days.includes(day));
  const hours = [
    { days, text: `${opens}–${closes}` },
    ...(shut.length > 0 ? [{ days: shut, text: words.presence.closed }] : []),
  ];

  const within = (hours: number): Duration => ({ unit: "hours", from: hours, to: hours });
  const times: Record<keyof typeof words.promises.items, Duration> = {
    answer: within(promises.answerHours),
    quote: within(promises.quoteHours),
    sla: { unit: "hours", ...promises.sla },
    setup: { unit: "days", ...promises.setup },
  };
  const offers = [
    ...serviceKeys.map((key) => ({
      key,
      title: screenName(key, language),
      text: words.offers.services[key],
      href: pathOf(key, language),
    })),
    { key: "consulting", title: words.offers.consulting.name, text: words.offers.consulting.text },
  ];

  return (
    <>
      <PageHero
        title={words.seo.h1}
        subtitle={words.subtitle}
        layout="statement"
        below={
          <div className="across">
            <People people={teamIn(language)} />
          </div>
        }
      >
        <ButtonLink href={pathOf("contact", language)}>{words.closing.contact}</ButtonLink>
      </PageHero>
      <div>
        <Band id="promises" title={words.promises.title} lead={words.promises.lead} layout="stack">
          <ul className="ruled">
            {keyed(times).map(({ key, ...duration }) => (
              <li className="columns gap-3" key={key}>
                <p className="figure span-7">{formatDuration(duration, language)}</p>
                <div className="span-5">
                  <h3 className="title-s">{words.promises.items[key].name}</h3>
                  <p>{words.promises.items[key].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Band>
        <Band id="who" title={words.who.title}>
          <div className={`stack gap-5 ${styles.prose}`}>
            {Object.entries(words.who.paragraphs).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
          </div>
        </Band>
        <Band id="presence" title={words.presence.title} layout="stack">
          <div className="columns gap-7">
            <table className={`span-6 ${styles.hours}`}>
              <caption>{words.presence.hours}</caption>
              <tbody>
                {hours.map(({ days, text }) => (
                  <tr className="title-m" key={text}>
                    <th scope="row">{listDays(days, language, (from, to) => `${from} – ${to}`)}</th>
                    <td>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className="stack gap-3 from-7 span-6">
              <h3 className="title-s">{words.presence.areas}</h3>
              <p className="title-m">{footer.areas}</p>
              <p className="note">{words.presence.elsewhere}</p>
            </div>
          </div>
        </Band>
        <Band id="offers" title={words.offers.title} lead={words.offers.lead} layout="stack">
          <Points items={offers} layout="lines" />
        </Band>
        <Band id="refusals" title={words.refusals.title} layout="stack" tone="tint">
          <StackedTable
            caption={words.refusals.title}
            columns={Object.values(words.refusals.columns)}
            rows={keyed(words.refusals.items).map(({ key, refused, instead }) => ({
              key,
              name: <s className={styles.refused}>{refused}</s>,
              cells: [instead],
            }))}
          />
        </Band>
        <StickyAction
          action={{ text: words.closing.contact, href: pathOf("contact", language) }}
          language={language}
        />
      </div>
      <Ending
        language={language}
        title={words.closing.title}
        ask={{ text: words.closing.contact, href: pathOf("contact", language) }}
      />
    </>
  );
}
