import type { CopyOf } from "#contract/copy/copy-reader.ts";
import type { Language } from "#contract/languages/languages.ts";
import { findPath, pathOf } from "#contract/routes/addresses.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { teamIn } from "#site/content/people/team-members.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { MailAddress } from "#site/elements/mail-address.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { agencyCopy } from "#site/screens/agency/agency.copy.ts";
import { Closing } from "#site/sections/closing.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import styles from "./agency.module.css";
import "#site/elements/struck.css";

/** The agency page: what it refuses to do, its people, how one leaves it and when not to call, opening hours and service areas. */
export function Agency({ language }: { language: Language }) {
  const copy = agencyCopy(language);
  const toContact = { text: copy.closing.contact, href: pathOf("contact", language) };

  return (
    <>
      <PageHero title={copy.seo.h1} subtitle={copy.subtitle} layout="brief">
        <ButtonLink href={toContact.href}>{toContact.text}</ButtonLink>
      </PageHero>
      <PageSection id="refusals" title={copy.refusals.title} intro={copy.refusals.intro} layout="stack">
        <ul className="ruled">
          {withKeys(copy.refusals.items).map(({ key, refused, instead }) => (
            <li className={`columns gap-2 ${styles.refusal}`} key={key}>
              <h3 className="title-l span-8">
                <s className={`struck ${styles.refused}`}>{refused}</s>
              </h3>
              <p className="from-9 span-4">{instead}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <People {...copy.who} language={language} />
      {copy.leaving ? <Leaving leaving={copy.leaving} language={language} /> : null}
      {copy.reasons && Object.keys(copy.reasons.items).length > 0 ? (
        <PageSection id="reasons" title={copy.reasons.title}>
          <ol className={`tiles two-48 gap-3 ${styles.reasons}`}>
            {Object.entries(copy.reasons.items).map(([key, reason]) => (
              <li key={key}>
                <span>{withPrices(reason)}</span>
              </li>
            ))}
          </ol>
        </PageSection>
      ) : null}
      <PageSection id="presence" title={copy.presence.title}>
        <div className="stack gap-4">
          {copy.presence.paragraphs.map((paragraph) => (
            <p key={paragraph.join("")}>{withPrices(paragraph)}</p>
          ))}
        </div>
      </PageSection>
      <Closing language={language} title={copy.closing.title} ask={toContact} />
    </>
  );
}

/** Everybody; whoever answers the reader comes first. */
function People({ title, intro, language }: CopyOf<typeof agencyCopy>["who"] & { language: Language }) {
  const isAnswering = (key: string) => Number(key === answeredBy[language]);
  const people = teamIn(language).sort((left, right) => isAnswering(right.key) - isAnswering(left.key));
  return (
    <PageSection id="who" title={title} intro={intro} layout="stack">
      <ul className={`tiles two gap-5 ${styles.people}`}>
        {people.map(({ key, name, role, lines, origin, portrait }) => (
          <li className="stack gap-2" key={key}>
            <CoverPicture picture={portrait} alt="" sizes="(min-width: 64rem) 18rem, 45vw" largest={640} />
            <div className="stack gap-1">
              <strong className="title-s" translate="no">
                {name}
              </strong>
              <p className="label small">{role}</p>
              <p className="note">{origin}</p>
            </div>
            <p className="small">{lines}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

interface LeavingProps {
  leaving: NonNullable<CopyOf<typeof agencyCopy>["leaving"]>;
  language: Language;
}

/** The one line that ends it, then what happens, what stays and what is lost. */
function Leaving({ leaving, language }: LeavingProps) {
  const { title, message, answer, more } = leaving;
  const [how, ...paragraphs] = leaving.paragraphs;
  return (
    <PageSection id="leaving" title={title}>
      <div className="stack gap-4">
        {how ? <p>{withPrices(how)}</p> : null}
        <Bars className={styles.mail}>
          <Bar kind="asked" who={<MailAddress />}>
            <strong>{message}</strong>
          </Bar>
          {answer ? (
            <Bar kind="answered" who={site.brand}>
              <strong>{withPrices(answer)}</strong>
            </Bar>
          ) : null}
        </Bars>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.join("")}>{withPrices(paragraph)}</p>
        ))}
      </div>
      <ButtonLink href={findPath("refund", language)} variant="quiet" icon="arrow-right">
        {more}
      </ButtonLink>
    </PageSection>
  );
}
