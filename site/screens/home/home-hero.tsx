import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { HeroChat } from "#site/screens/home/hero-chat.tsx";
import { homeWords } from "#site/screens/home/words.ts";
import styles from "./home-hero.module.css";

const badges = ["area", "commitment", "sla"] as const;

/** The first view of the home page: offer, audience, three calls to action, a conversation to try, three figures. */
export function HomeHero({ language }: { language: Language }) {
  const { hero: words, talk } = homeWords(language);
  const stats = keyed(words.stats);
  return (
    <section aria-labelledby="home-title">
      <div className={styles.claim}>
        <h1 id="home-title">
          {words.headline.map((line) => (
            <span className={styles.line} key={line}>
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className={styles.subtitle}>{words.subtitle}</p>
      </div>
      <HeroChat words={talk} audit={words.audit} language={language} />
      <div className={`cluster ${styles.actions}`}>
        <ButtonLink href={pathOf("contact", language)} variant="quiet">
          {words.contact}
        </ButtonLink>
        <ButtonLink href="#pricing" variant="quiet">
          {words.pricing}
        </ButtonLink>
      </div>
      <div className={`stack gap-4 ${styles.facts}`}>
        <ul className="tiles three-48 gap-1">
          {badges.map((badge) => (
            <li className="dash-before" key={badge}>
              {words.badges[badge]}
            </li>
          ))}
        </ul>
        {stats.length === 0 ? null : (
          <dl className={`tiles three-48 ${styles.figures}`}>
            {stats.map(({ key, value, label }) => (
              <div key={key}>
                <dt className="note">{label}</dt>
                <dd className="title-s">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
