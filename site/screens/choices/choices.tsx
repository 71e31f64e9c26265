import { askedCategories, consentServices } from "#contract/facts/consent-services.ts";
import { type Language, locales } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { consentWords } from "#site/consent/words.ts";
import { Button } from "#site/elements/button.tsx";
import { Fact } from "#site/elements/facts.tsx";
import { type Category, choiceFormBehaviour } from "#site/measurement/choice.ts";
import { choicesWords } from "#site/screens/choices/words.ts";
import { PageHero } from "#site/sections/page-hero.tsx";
import styles from "./choices.module.css";

export function Choices({ language }: { language: Language }) {
  const { seo, subtitle } = choicesWords(language);
  return (
    <>
      <PageHero title={seo.h1} subtitle={subtitle} layout="brief" />
      <section aria-labelledby="choices-title">
        <ChoiceForm language={language} />
      </section>
    </>
  );
}

/**
 * The visitor's consent by category: what each is, since when the choice holds, and how to change it. The form
 * is answered by `connectConsent`; `method="dialog"` keeps a click that comes before every script on the page.
 */
function ChoiceForm({ language }: { language: Language }) {
  const words = choicesWords(language);
  const asked = consentWords(language);
  return (
    <form className={`columns gap-6 ${styles.inner}`} data-behaviour={choiceFormBehaviour} method="dialog">
      <div className={`across stack gap-3 ${styles.head}`}>
        <h2 className="span-4" id="choices-title">
          {words.title}
        </h2>
        <p className="lead from-5 span-7 scripted" role="status">
          <span data-undecided>{words.undecided}</span>
          <span hidden data-decided={locales[language]}>
            {words.decided
              .split(/\{(since|until)\}/)
              .map((part) =>
                part === "since" || part === "until" ? <span key={part} data-day={part} /> : part,
              )}
          </span>
        </p>
        <noscript>
          <p className="lead">{words.withoutScripts}</p>
        </noscript>
      </div>
      <div className={`across tiles two gap-2 ${styles.answers} scripted`}>
        {(["refuse", "accept"] as const).map((answer) => (
          <Button key={answer} type="submit" variant="secondary" value={answer}>
            {asked[answer]}
          </Button>
        ))}
      </div>
      <ul className={`across ruled ruled-ink ${styles.rows}`}>
        {askedCategories.map((category) => {
          const { title, text } = asked.categories[category];
          return (
            <li className="columns gap-3" key={category}>
              <h3 className="span-4">{title}</h3>
              <div className="stack gap-4 from-5 span-6" id={`choice-${category}`}>
                <p>{text}</p>
                <Facts category={category} language={language} />
              </div>
              <label className={`target ${styles.allow} scripted`}>
                <input type="checkbox" name={category} aria-describedby={`choice-${category}`} />
                <span className="visually-hidden">{title} – </span>
                {words.allow}
              </label>
            </li>
          );
        })}
        <li className="columns gap-3">
          <h3 className="span-4">{words.always.title}</h3>
          <p className="from-5 span-6">{words.always.text}</p>
          <p className={`target ${styles.allow}`}>{words.always.state}</p>
        </li>
      </ul>
      <div className={`cluster from-5 span-7 ${styles.end}`}>
        <div className={`${styles.save} scripted`}>
          <Button type="submit" variant="secondary" value="save">
            {asked.save}
          </Button>
        </div>
        <a href={pathOf("privacy", language)}>{words.policy}</a>
      </div>
    </form>
  );
}

/** Whose service a category is, from which hosts, and what it leaves on the device. */
function Facts({ category, language }: { category: Category; language: Language }) {
  const words = choicesWords(language);
  const { provider, hosts, cookies, cookieDays } = consentServices[category];
  const named = () => words.cookieNames({ names: cookies.join(", "), days: cookieDays ?? 0 });
  const left = cookieDays === null ? words.unknownCookies : cookies.length > 0 ? named() : words.noCookies;
  return (
    <dl className={`facts ${styles.facts}`}>
      <Fact term={words.by}>{provider ?? words.providerOfCalendar}</Fact>
      <Fact term={words.from} translate="no">
        {hosts.join(", ")}
      </Fact>
      <Fact term={words.cookies}>{left}</Fact>
    </dl>
  );
}
