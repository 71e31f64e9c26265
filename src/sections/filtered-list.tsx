import type { ReactNode } from "react";
import { inlineCall } from "#src/elements/inline-call.ts";
import { everything, followCategory } from "#src/sections/follow-category.ts";
import styles from "./filtered-list.module.css";

/** A category, or every one of them, and how much it holds. */
interface Choice {
  key: string;
  label: string;
  count: string;
  /** The page that lists them, where not all stand on this one. */
  href?: string;
}

interface FilteredListProps {
  legend: string;
  /** What shows everything, called `everything`, comes first. */
  choices: readonly Choice[];
  /** Key of the choice the page starts with. */
  current?: string | undefined;
  /** Entries that carry their categories as `data-categories`. */
  children: ReactNode;
}

/**
 * A list behind a choice of category, which needs no script: the style sheet knows the categories. What stands
 * on other pages has addresses. A script keeps the choice in the address, as `?category=…`.
 */
export function FilteredList({ legend, choices, current = everything, children }: FilteredListProps) {
  return (
    <div className={styles.list}>
      <div className={styles.inner}>
        {choices.some(({ href }) => href) ? (
          <nav className={styles.filter} aria-label={legend}>
            <p className={styles.legend}>{legend}</p>
            {choices.map((choice) => (
              <a
                className={styles.choice}
                key={choice.key}
                href={choice.href}
                aria-current={choice.key === current ? "page" : undefined}
              >
                <Label label={choice.label} count={choice.count} />
              </a>
            ))}
          </nav>
        ) : (
          <fieldset className={styles.filter}>
            <legend className={styles.legend}>{legend}</legend>
            {choices.map((choice) => (
              <label className={styles.choice} key={choice.key}>
                <input
                  type="radio"
                  name="category"
                  value={choice.key}
                  defaultChecked={choice.key === current}
                />
                <Label label={choice.label} count={choice.count} />
              </label>
            ))}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this project */}
            <script dangerouslySetInnerHTML={{ __html: inlineCall(followCategory) }} />
          </fieldset>
        )}
        {children}
      </div>
    </div>
  );
}

function Label({ label, count }: Pick<Choice, "label" | "count">) {
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
