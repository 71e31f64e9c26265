import type { Language } from "#contract/languages/languages.ts";
import { pageOf, pathOf } from "#contract/routes.ts";
import type { WordsOf } from "#contract/words/create-words.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { teamIn } from "#site/content/people/team-members.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { layoutWords } from "#site/content/words/layout.words.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Fact } from "#site/elements/facts.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { agencyWords } from "#site/screens/agency/agency.words.ts";
import { Closing } from "#site/sections/closing.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import styles from "./agency.module.css";
import "#site/elements/struck.css";

/** The agency page: what it refuses to do, its people, opening hours, service areas and promised times. */
export function Agency({ language }: { language: Language }) {
  const words = agencyWords(language);
  const { footer } = layoutWords(language);
  const toContact = { text: words.closing.contact, href: pathOf("contact", language) };

  // Whoever answers the reader comes first.
  const people = teamIn(language).sort(
    (one, other) => Number(other.key === answeredBy[language]) - Number(one.key === answeredBy[language]),
  );

  return (
    <>
      <PageHero title={words.seo.h1} subtitle={words.subtitle} layout="brief">
        <ButtonLink href={toContact.href}>{toContact.text}</ButtonLink>
      </PageHero>
      <PageSection id="refusals" title={words.refusals.title} lead={words.refusals.lead} layout="stack">
        <ul className="ruled">
          {withKeys(words.refusals.items).map(({ key, refused, instead }) => (
            <li className={`columns gap-2 ${styles.refusal}`} key={key}>
              <h3 className="title-l span-8">
                <s className={`struck ${styles.refused}`}>{refused}</s>
              </h3>
              <p className="from-9 span-4">{instead}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      {words.leaving ? <Leaving leaving={words.leaving} language={language} /> : null}
      {words.reasons ? (
        <PageSection id="reasons" title={words.reasons.title}>
          <ol className={`stack rows-0 ruled ${styles.reasons}`}>
            {Object.entries(words.reasons.items).map(([key, reason]) => (
              <li key={key}>
                <span>{withPrices(reason)}</span>
              </li>
            ))}
          </ol>
        </PageSection>
      ) : null}
      <PageSection id="who" title={words.who.title} lead={words.who.lead} layout="stack">
        <ul className={`stack gap-5 ${styles.people}`}>
          {people.map(({ key, name, role, lines, origin, portrait }) => (
            <li className="stack gap-2" key={key}>
              <CoverPicture picture={portrait} alt="" sizes="(min-width: 64rem) 18rem, 45vw" largest={640} />
              <strong className="title-s" translate="no">
                {name}
              </strong>
              <p className="label">{role}</p>
              <p className="note">{origin}</p>
              <p>{lines}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="presence" title={words.presence.title}>
        <dl className="facts">
          <Fact term={words.presence.hours}>{footer.hours}</Fact>
          <Fact term={words.presence.areas}>
            {footer.areas}. {words.presence.elsewhere}
          </Fact>
          {[words.promises, words.contract, words.advice].map(({ name, text }) => (
            <Fact key={name} term={name}>
              {text}
            </Fact>
          ))}
        </dl>
      </PageSection>
      <Closing language={language} title={words.closing.title} ask={toContact} />
    </>
  );
}

interface LeavingProps {
  leaving: NonNullable<WordsOf<typeof agencyWords>["leaving"]>;
  language: Language;
}

/** The one line that ends it, then what happens, what stays and what is lost. */
function Leaving({ leaving: { title, message, paragraphs, more }, language }: LeavingProps) {
  return (
    <PageSection id="leaving" title={title}>
      <div className="stack gap-4">
        <blockquote className="title-s">
          <p>{message}</p>
        </blockquote>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.join("")}>{withPrices(paragraph)}</p>
        ))}
      </div>
      <ButtonLink href={pageOf("refund", language)} variant="quiet" icon="arrow-right">
        {more}
      </ButtonLink>
    </PageSection>
  );
}
