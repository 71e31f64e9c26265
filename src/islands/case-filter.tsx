import { useEffect, useState } from "react";
import { addressWith, choiceIn, everyCase, isShown } from "#src/islands/case-matching.ts";
import { CrashGuard } from "#src/islands/crash-guard.tsx";
import styles from "./case-filter.module.css";

interface CaseFilterProps {
  /** Address of the list, which the links lead to where there are no scripts. */
  readonly path: string;
  readonly label: string;
  readonly choices: readonly CaseChoice[];
  /** Said instead, should the filter crash. */
  readonly crash: string;
}

export interface CaseChoice {
  /** A category, or every case. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** What is read out once it is chosen. */
  readonly shown: string;
}

/**
 * Chooses which cards of the list are seen. The cards are static and lie outside: each carries its categories
 * as `data-categories`. Without scripts the choices are links and the list stays whole.
 */
export function CaseFilter({ crash, ...props }: CaseFilterProps) {
  return (
    <CrashGuard fallback={<p>{crash}</p>}>
      <Choices {...props} />
    </CrashGuard>
  );
}

function Choices({ path, label, choices }: Omit<CaseFilterProps, "crash">) {
  /** Unknown until the address can be read. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const known = choices.map(({ value }) => value);
    const follow = () => setChosen(choiceIn(location.search, known));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [choices]);

  useEffect(() => {
    if (chosen === null) return;
    for (const card of document.querySelectorAll<HTMLElement>("[data-categories]")) {
      card.hidden = !isShown(chosen, card.dataset["categories"]?.split(" ") ?? []);
    }
  }, [chosen]);

  function choose({ value, shown }: CaseChoice) {
    if (value !== chosen) history.pushState(null, "", addressWith(location.href, value));
    setChosen(value);
    setAnnounced(shown);
  }

  return (
    <nav className={styles.filter} aria-label={label}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.value}>
            {chosen === null ? (
              <a className={styles.choice} href={linkTo(path, choice.value)}>
                <Label {...choice} />
              </a>
            ) : (
              <button
                className={styles.choice}
                type="button"
                aria-pressed={choice.value === chosen}
                onClick={() => choose(choice)}
              >
                <Label {...choice} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </nav>
  );
}

function Label({ label, count }: CaseChoice) {
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}

function linkTo(path: string, choice: string): string {
  return choice === everyCase ? path : `${path}?category=${choice}`;
}
