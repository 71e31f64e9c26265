import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { CrashGuard } from "#src/elements/crash-guard.tsx";
import { addressWith, choiceIn, everyCase, isShown } from "#src/screens/portfolio/case-matching.ts";
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

  function click(event: MouseEvent, choice: CaseChoice) {
    // With a key held down a link opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(choice);
  }

  /** The space bar presses buttons, not links. */
  function press(event: KeyboardEvent, choice: CaseChoice) {
    if (event.key !== " ") return;
    event.preventDefault();
    choose(choice);
  }

  return (
    <nav className={styles.filter} aria-label={label}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.value}>
            <a
              className={styles.choice}
              href={linkTo(path, choice.value)}
              {...(chosen === null ? {} : toggle(choice.value === chosen))}
              onClick={(event) => click(event, choice)}
              onKeyDown={(event) => press(event, choice)}
            >
              {choice.label} <span className={styles.count}>{choice.count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </nav>
  );
}

/** What a link becomes once it acts in place. It stays the same element: a click may be under way. */
function toggle(pressed: boolean) {
  return { role: "button", "aria-pressed": pressed };
}

function linkTo(path: string, choice: string): string {
  return choice === everyCase ? path : `${path}?category=${choice}`;
}
