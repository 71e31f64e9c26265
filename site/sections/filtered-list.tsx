import type { ReactNode } from "react";
import { inlineCall } from "#site/elements/inline-call.ts";
import { anyCategory, connectCategoryFilter } from "#site/sections/category-filter.ts";
import styles from "./filtered-list.module.css";

/** A category, or `everything`, and how many entries it has. */
interface Choice {
  key: string;
  label: string;
  count: string;
}

interface FilteredListProps {
  legend: string;
  /** Starts with `everything`. */
  choices: Choice[];
  /** Entries, each with its categories in `data-categories`. */
  children: ReactNode;
}

/** A list with a category filter in pure CSS, by `categoryStyles` in the head of its page; a script keeps the choice in the address as `?category=…`. */
export function FilteredList({ legend, choices, children }: FilteredListProps) {
  // One category is all there is.
  if (choices.length <= 2) return <div className="framed-flush-top">{children}</div>;
  return (
    <div className="stack gap-6 framed-flush-top">
      <fieldset className={`cluster ${styles.filter}`}>
        <legend className="visually-hidden">{legend}</legend>
        {choices.map((choice) => (
          <label className={`target ${styles.choice}`} key={choice.key}>
            <input
              type="radio"
              name="category"
              value={choice.key}
              defaultChecked={choice.key === anyCategory}
            />
            <Label label={choice.label} count={choice.count} />
          </label>
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source of a function in this repository */}
        <script dangerouslySetInnerHTML={{ __html: inlineCall(connectCategoryFilter) }} />
      </fieldset>
      {children}
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
