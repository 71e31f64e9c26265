import { phoneLink, whatsappLink } from "#content/facts/contact-links.ts";
import { isWithdrawn } from "#content/facts/services.ts";
import { auditLink } from "#src/content/offer/contact-page.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { HeroTalk } from "#src/screens/home/hero-talk.tsx";
import styles from "./home-hero.module.css";

const badges = ["area", "commitment", "sla"] as const;
const stats = ["automation", "setup", "measurable"] as const;

/** The first view of the home page: offer, audience, calls to action, and a conversation to try. */
export function HomeHero({ language }: { language: Language }) {
  const words = wordsOf("home", language).hero;
  const layout = wordsOf("layout", language);
  const whatsappHref = whatsappLink(layout.greeting);
  const promises = (
    <ul className={`stack gap-1 ${styles.badges}`}>
      {badges.map((badge) => (
        <li className="dashed" key={badge}>
          {words.badges[badge]}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="page" aria-labelledby="home-title">
      <div className={`stack gap-3 ${styles.claim}`}>
        <h1 className="display-m" id="home-title">
          {words.headline.map((line) => (
            <span className={styles.line} key={line}>
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink {...auditLink(language)}>{words.audit}</ButtonLink>
          <div className={`cluster ${styles.actions}`}>
            {whatsappHref === null ? (
              <ButtonLink href={phoneLink(language)} variant="quiet">
                {layout.call}
              </ButtonLink>
            ) : (
              <ButtonLink href={whatsappHref} variant="quiet">
                WhatsApp
              </ButtonLink>
            )}
            <ButtonLink href={pathOf("contact", language)} variant="quiet">
              {words.contact}
            </ButtonLink>
            <ButtonLink href="#pricing" variant="quiet">
              {words.pricing}
            </ButtonLink>
          </div>
        </div>
        {isWithdrawn("automation") ? promises : null}
      </div>

      {isWithdrawn("automation") ? null : <HeroTalk language={language}>{promises}</HeroTalk>}

      <dl className={`tiles three-48 gap-0 ${styles.stats}`}>
        {stats.map((stat) => (
          <div key={stat}>
            <dt className="note">{words.stats[stat].label}</dt>
            <dd className="title-l">{words.stats[stat].value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
