import { type ConsentService, consentServices } from "#content/facts/consent-services.ts";
import { Button } from "#src/elements/button.tsx";
import styles from "./consent-choices.module.css";

const categories = ["measurement", "marketing", "embeds"] as const;

interface ConsentChoicesProps {
  readonly words: {
    readonly title: string;
    readonly decided: string;
    readonly undecided: string;
    readonly withoutScripts: string;
    readonly allow: string;
    readonly from: string;
    readonly by: string;
    readonly cookies: string;
    readonly cookieNames: (names: string, days: string) => string;
    readonly unknownCookies: string;
    readonly providerOfCalendar: string;
    readonly always: { readonly title: string; readonly text: string; readonly state: string };
    readonly policy: string;
  };
  /** What the band asks; both say the same. */
  readonly asked: {
    readonly refuse: string;
    readonly accept: string;
    readonly save: string;
    readonly categories: Readonly<
      Record<(typeof categories)[number], { readonly title: string; readonly text: string }>
    >;
  };
  readonly policyHref: string;
}

/** The visitor's choice, category by category; a script fills in what it is and since when it holds. */
export function ConsentChoices({ words, asked, policyHref }: ConsentChoicesProps) {
  return (
    <section className={styles.band} aria-labelledby="choices-title">
      <form className={styles.inner} data-choices>
        <div className={styles.head}>
          <h2 id="choices-title">{words.title}</h2>
          <p
            className={`${styles.status} ${styles.scripted}`}
            role="status"
            data-decided={words.decided}
            data-undecided={words.undecided}
          >
            {words.undecided}
          </p>
          <noscript>
            <p className={styles.status}>{words.withoutScripts}</p>
          </noscript>
        </div>
        <ul className={styles.rows}>
          {categories.map((category) => (
            <li key={category}>
              <h3>{asked.categories[category].title}</h3>
              <Details
                id={`choice-${category}`}
                words={words}
                text={asked.categories[category].text}
                service={consentServices[category]}
              />
              <label className={`${styles.allow} ${styles.scripted}`}>
                <input type="checkbox" name={category} aria-describedby={`choice-${category}`} />
                {words.allow}
                <span className="visually-hidden"> {asked.categories[category].title}</span>
              </label>
            </li>
          ))}
          <li>
            <h3>{words.always.title}</h3>
            <p>{words.always.text}</p>
            <p className={styles.allow}>{words.always.state}</p>
          </li>
        </ul>
        <div className={`${styles.answers} ${styles.scripted}`}>
          <Button type="submit" variant="secondary" value="refuse">
            {asked.refuse}
          </Button>
          <Button type="submit" variant="secondary" value="accept">
            {asked.accept}
          </Button>
          <Button type="submit" variant="secondary" value="save">
            {asked.save}
          </Button>
        </div>
        <p className={styles.policy}>
          <a href={policyHref}>{words.policy}</a>
        </p>
      </form>
    </section>
  );
}

interface DetailsProps {
  readonly id: string;
  readonly words: ConsentChoicesProps["words"];
  readonly text: string;
  readonly service: ConsentService;
}

function Details({ id, words, text, service }: DetailsProps) {
  const { provider, hosts, cookies, cookieDays } = service;
  const left =
    cookieDays === null ? words.unknownCookies : words.cookieNames(cookies.join(", "), `${cookieDays}`);
  return (
    <div className={styles.details} id={id}>
      <p>{text}</p>
      <dl>
        <div>
          <dt>{words.by}</dt>
          <dd>{provider ?? words.providerOfCalendar}</dd>
        </div>
        <div>
          <dt>{words.from}</dt>
          <dd translate="no">{hosts.join(", ")}</dd>
        </div>
        <div>
          <dt>{words.cookies}</dt>
          <dd>{left}</dd>
        </div>
      </dl>
    </div>
  );
}
