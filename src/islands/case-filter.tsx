import { type MouseEvent, useEffect, useState } from "react";
import { addressWith, choiceIn, everyCase } from "#src/islands/case-choice.ts";
import { type Language, locales } from "#src/languages.ts";
import styles from "./case-filter.module.css";

interface CaseFilterProps {
  readonly language: Language;
  /** Address of the list, for the form without scripts. */
  readonly action: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly words: {
    readonly label: string;
    readonly all: string;
    readonly shown: { readonly one: string; readonly other: string };
  };
  readonly total: number;
}

/**
 * Chooses which cards of the list are seen. The choice is one attribute of the root, which the list's styles
 * follow; an inline script sets it before the first paint. Without scripts the buttons lead to
 * `?category=cro#category-cro`, and the fragment does the same.
 */
export function CaseFilter({ language, action, choices, words, total }: CaseFilterProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const all = [{ value: everyCase, label: words.all, count: total }, ...choices];
  const known = choices.map(({ value }) => value).join(" ");

  useEffect(() => {
    const follow = () => setChosen(choiceIn(location.search, known.split(" ")));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [known]);

  useEffect(() => {
    if (chosen !== null) document.documentElement.dataset["category"] = chosen;
  }, [chosen]);

  function choose(event: MouseEvent, value: string, count: number) {
    event.preventDefault();
    if (value !== chosen) history.pushState(null, "", addressWith(location.href, value));
    setChosen(value);
    const form = new Intl.PluralRules(locales[language]).select(count) === "one" ? "one" : "other";
    setAnnounced(words.shown[form].replace("{count}", String(count)));
  }

  return (
    <form className={styles.filter} action={action} aria-label={words.label}>
      {all.map(({ value, label, count }) => (
        <button
          key={value}
          type="submit"
          id={`category-${value}`}
          name={value === everyCase ? undefined : "category"}
          value={value}
          formAction={value === everyCase ? undefined : `${action}#category-${value}`}
          aria-pressed={chosen === null ? undefined : value === chosen}
          onClick={(event) => choose(event, value, count)}
        >
          {label} <span>{count}</span>
        </button>
      ))}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </form>
  );
}
