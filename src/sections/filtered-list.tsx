import type { ReactNode } from "react";
import { inlineCall } from "#src/elements/inline-call.ts";
import { anyCategory, followCategory } from "#src/sections/follow-category.ts";
import styles from "./filtered-list.module.css";

/** A category, or `everything`, and how many entries it has. */
interface Choice {
  key: string;
  label: string;
  count: string;
  /** The page with all of them, where this page shows only some. */
  href?: string;
}

interface FilteredListProps {
  legend: string;
  /** Starts with `everything`. */
  choices: readonly Choice[];
  /** Key of the initial choice. */
  current?: string | undefined;
  /** Entries, each with its categories in `data-categories`. */
  children: ReactNode;
}

/**
 * A list with a category filter in pure CSS. Choices whose entries are on other pages are links. A script keeps the
 * choice in the address as `?category=…`.
 */
export function FilteredList({ legend, choices, current = anyCategory, children }: FilteredListProps) {
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
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source of a function in this repository */}
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
