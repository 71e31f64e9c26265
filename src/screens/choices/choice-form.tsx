import { useEffect, useState } from "react";
import { validityOfChoice } from "#src/consent/choice-validity.ts";
import { storedChoice } from "#src/consent/stored-choice.ts";
import type { Copy } from "#src/content/words.ts";
import { Button } from "#src/elements/button.tsx";
import { CrashGuard } from "#src/elements/crash-guard.tsx";
import { type Language, locales } from "#src/languages.ts";
import { type Category, categories, choiceFormId, nothing } from "#src/measurement/choice.ts";
import { pageSettings } from "#src/measurement/page-settings.ts";
import styles from "./choice-form.module.css";

export interface ChoiceFormProps {
  language: Language;
  words: Pick<
    Copy["choices"],
    "title" | "decided" | "undecided" | "withoutScripts" | "allow" | "always" | "policy"
  > &
    Pick<Copy["consent"], "refuse" | "accept" | "save">;
  /** What each category would load, of those that the site has. */
  details: Partial<Record<Category, { title: string; text: string; facts: Fact[] }>>;
  policyHref: string;
}

interface Fact {
  label: string;
  value: string;
  /** Whether the value needs no translation. */
  isCode?: boolean;
}

/**
 * The visitor's consent by category: what each is, since when the choice holds, and how to change it. The form
 * is answered by `connectConsent`; `method="dialog"` keeps a click that comes before every script on the page.
 */
export function ChoiceForm(props: ChoiceFormProps) {
  return (
    <CrashGuard fallback={<a href={props.policyHref}>{props.words.policy}</a>}>
      <Form {...props} />
    </CrashGuard>
  );
}

function Form({ language, words, details, policyHref }: ChoiceFormProps) {
  const [ticked, setTicked] = useState(nothing);
  const [validity, setValidity] = useState<ReturnType<typeof validityOfChoice>>(null);

  useEffect(() => {
    const settings = pageSettings();
    /** `choice` was made just now: show it even if the browser could not store it. */
    const show = (choice = storedChoice(settings).choice) => {
      setTicked(choice ?? nothing);
      setValidity(validityOfChoice(settings));
    };
    const ended = new AbortController();
    const { signal } = ended;
    show();
    document.addEventListener("consent", ({ detail }) => show(detail), { signal });
    for (const change of ["pageshow", "storage"]) addEventListener(change, () => show(), { signal });
    return () => ended.abort();
  }, []);

  const day = (date: Date) => date.toLocaleDateString(locales[language]);
  return (
    <form className={styles.inner} id={choiceFormId} method="dialog">
      <div className={styles.head}>
        <h2 id="choices-title">{words.title}</h2>
        <p className={`lead ${styles.status} ${styles.scripted}`} role="status">
          {validity
            ? words.decided.replace("{since}", day(validity.since)).replace("{until}", day(validity.until))
            : words.undecided}
        </p>
        <noscript>
          <p className="lead">{words.withoutScripts}</p>
        </noscript>
      </div>
      <div className={`${styles.answers} ${styles.scripted}`}>
        {(["refuse", "accept"] as const).map((answer) => (
          <Button key={answer} type="submit" variant="secondary" value={answer}>
            {words[answer]}
          </Button>
        ))}
      </div>
      <ul className={styles.rows}>
        {categories.map((category) => {
          const asked = details[category];
          if (asked === undefined) return null;
          const { title, text, facts } = asked;
          return (
            <li key={category}>
              <h3>{title}</h3>
              <div className={styles.details} id={`choice-${category}`}>
                <p>{text}</p>
                <dl className={`facts ${styles.facts}`}>
                  {facts.map(({ label, value, isCode }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd translate={isCode ? "no" : undefined}>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <label className={`${styles.allow} ${styles.scripted}`}>
                <input
                  type="checkbox"
                  name={category}
                  aria-describedby={`choice-${category}`}
                  checked={ticked[category]}
                  onChange={({ target }) => setTicked({ ...ticked, [category]: target.checked })}
                />
                <span className="visually-hidden">{title} – </span>
                {words.allow}
              </label>
            </li>
          );
        })}
        <li>
          <h3>{words.always.title}</h3>
          <p>{words.always.text}</p>
          <p className={styles.allow}>{words.always.state}</p>
        </li>
      </ul>
      <div className={styles.end}>
        <div className={`${styles.save} ${styles.scripted}`}>
          <Button type="submit" variant="secondary" value="save">
            {words.save}
          </Button>
        </div>
        <a href={policyHref}>{words.policy}</a>
      </div>
    </form>
  );
}
