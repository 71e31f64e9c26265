import { bakeryNight } from "#content/facts/bakery-night.ts";
import type { Copy } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { keyed } from "#src/formats/keyed.ts";
import { Conversation } from "#src/sections/conversation.tsx";
import styles from "./home-hero.module.css";

interface HomeHeroProps {
  readonly words: Copy["home"]["hero"];
  readonly night: Copy["home"]["night"];
  readonly newTab: string;
  readonly auditHref: string;
  readonly contactHref: string;
}

const badges = ["area", "commitment", "sla"] as const;
const stats = ["automation", "setup", "measurable"] as const;

/** The first view of the home page: offer, audience, calls to action, and a sample conversation. */
export function HomeHero({ words, night, newTab, auditHref, contactHref }: HomeHeroProps) {
  const lines = keyed(bakeryNight).map(({ key, who, ...line }) => ({
    ...line,
    key,
    who: night.who[who],
    text: night.events[key],
  }));
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.claim}>
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>{words.badges[badge]}</li>
          ))}
        </ul>
        <h1 id="home-title">
          {words.headline.map((line) => (
            <span className={styles.line} key={line}>
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <div className={styles.actions}>
          <ButtonLink href={auditHref} newTab={newTab}>
            {words.audit}
          </ButtonLink>
          <ButtonLink href={contactHref} variant="secondary">
            {words.contact}
          </ButtonLink>
          <ButtonLink href="#pricing" variant="quiet" icon="arrow-down">
            {words.pricing}
          </ButtonLink>
        </div>
      </div>

      <Conversation title={night.title} lines={lines} note={night.note} ground="accent" />

      <dl className={styles.stats}>
        {stats.map((stat) => (
          <div key={stat}>
            <dt>{words.stats[stat].label}</dt>
            <dd>{words.stats[stat].value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
