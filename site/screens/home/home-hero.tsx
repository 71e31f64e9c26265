import type { Language } from "#contract/languages/languages.ts";
import { pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { answersIn } from "#site/content/copy/answers.copy.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { heroChatBehaviour } from "#site/screens/home/connect-hero-chat.ts";
import { homeCopy } from "#site/screens/home/home.copy.ts";
import chat from "./hero-chat.module.css";
import styles from "./home-hero.module.css";

const badges = ["area", "commitment", "sla"] as const;

/** The first view of the home page: offer, audience, three calls to action, a conversation to try, three figures. */
export function HomeHero({ language }: { language: Language }) {
  const copy = homeCopy(language).hero;
  const stats = withKeys(copy.stats);
  return (
    <section aria-labelledby="home-title">
      <div className={`stack gap-3 opening ${styles.claim}`}>
        <h1 id="home-title">
          {copy.headline.map((line) => (
            <span className={styles.line} key={line}>
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className="intro">{copy.subtitle}</p>
      </div>
      <HeroChat language={language} />
      <div className={`cluster ${styles.actions}`}>
        <ButtonLink href={pathOf("contact", language)} variant="quiet">
          {copy.contact}
        </ButtonLink>
        <ButtonLink href={servicesIn(language).length > 0 ? "#pricing" : undefined} variant="quiet">
          {copy.pricing}
        </ButtonLink>
      </div>
      <div className={`stack gap-4 ${styles.facts}`}>
        {stats.length === 0 ? null : (
          <dl className={`cluster ${styles.figures}`}>
            {stats.map(({ key, value, label }) => (
              <div key={key}>
                <dt className="note">{label}</dt>
                <dd className="title-s">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className={`cluster small ${styles.badges}`}>
          {badges.map((badge) => (
            <li key={badge}>{copy.badges[badge]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The questions that the conversation shows by itself: some of the site’s short answers, or its own. */
function exchangesIn(language: Language) {
  const { asks = [], exchanges = {} } = homeCopy(language).talk;
  const answers = answersIn(language);
  const answered = asks.flatMap((key) => answers?.[key] ?? []);
  return [
    ...answered.map(({ detail, brief = detail, ...asked }) => ({ ...asked, detail: brief })),
    ...Object.values(exchanges),
  ];
}

/** The mark as a conversation: one of three questions, its answer, and the appointment, which is the button. */
function HeroChat({ language }: { language: Language }) {
  const { talk: copy, hero } = homeCopy(language);
  const { href, newTab } = auditLink(language);
  const exchanges = exchangesIn(language);
  const left = Object.keys(answersIn(language) ?? {}).length - exchanges.length;
  return (
    <fieldset
      className={chat.talk}
      data-behaviour={heroChatBehaviour}
      data-more={left > 0 ? copy.more?.({ count: left }) : undefined}
    >
      <legend className="visually-hidden">{copy.title}</legend>
      <Bars as="div" large className={chat.bars}>
        {exchanges.map(({ question, answer, detail }, position) => (
          <div className={chat.exchange} key={question} data-exchange>
            <input
              className={chat.pick}
              type="radio"
              name="talk"
              aria-label={question}
              defaultChecked={position === 0}
            />
            <Bar as="div" kind="asked" who={copy.now} className={chat.question}>
              <strong>{question}</strong>
            </Bar>
            <Bar as="div" kind="answered" who={copy.assistant} className={chat.answer}>
              <strong>{withPrices(answer)}</strong> <span className="small">{withPrices(detail)}</span>
            </Bar>
          </div>
        ))}
        <Bar as="div" kind="agreed" who={copy.offer} href={href} newTab={newTab} className={chat.agreed}>
          <strong>
            {copy.book} <Icon name="arrow-right" />
            <span className="visually-hidden">{` – ${hero.audit}`}</span>
          </strong>
        </Bar>
      </Bars>
    </fieldset>
  );
}
