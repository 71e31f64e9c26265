import type { ReactNode } from "react";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { inlineCall } from "#site/elements/inline-call.ts";
import styles from "./filtered-list.module.css";
import "#site/elements/choice.css";

/** The choice that shows every category. */
const anyCategory = "all";

interface FilteredListProps {
  legend: string;
  /** The choice of all. */
  all: string;
  /** How many entries there are, and how many of each category. */
  count: number;
  categories: { key: string; label: string; count: number }[];
  language: Language;
  /** Entries, each with its categories in `data-categories`. */
  children: ReactNode;
}

/** A list with a category filter in pure CSS, by `categoryStyles` in the head of its page; a script keeps the choice in the address as `?category=…`. */
export function FilteredList({ legend, all, count, categories, language, children }: FilteredListProps) {
  const used = categories.filter((category) => category.count > 0);
  // With one category there is nothing to choose.
  if (used.length < 2) return <div className="framed-flush-top">{children}</div>;
  return (
    <div className="stack gap-6 framed-flush-top">
      <fieldset className={`cluster ${styles.filter}`}>
        <legend className="visually-hidden">{legend}</legend>
        {[{ key: anyCategory, label: all, count }, ...used].map((choice) => (
          <label className="target choice" key={choice.key}>
            <input
              type="radio"
              name="category"
              value={choice.key}
              defaultChecked={choice.key === anyCategory}
            />
            <span>
              {choice.label}
              <span className="visually-hidden">, </span>{" "}
              <span className={styles.count}>{formatNumber(choice.count, language)}</span>
            </span>
          </label>
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source of a function in this repository */}
        <script dangerouslySetInnerHTML={{ __html: inlineCall(connectCategoryFilter) }} />
      </fieldset>
      {children}
    </div>
  );
}

/** Hides what is not in a category while it is chosen. In the head, because it depends on which categories there are. */
export const categoryStyles = (categories: readonly string[]): string =>
  categories
    .map(
      (key) =>
        `main:has([name=category][value="${key}"]:checked) [data-categories]:not([data-categories~="${key}"]){display:none}`,
    )
    .join("");

/** Keeps the category in the page's address, before the list is painted. Self-contained: it is inlined into the filter. */
function connectCategoryFilter(): void {
  const filter = document.currentScript?.parentElement;
  const [all, ...choices] = filter?.querySelectorAll("input") ?? [];
  if (!filter || !all) throw new Error("the page offers no categories");
  const show = () => {
    const asked = new URLSearchParams(location.search).get("category");
    const choice = choices.find(({ value }) => value === asked) ?? all;
    choice.checked = true;
  };
  show();
  // On going back, browsers restore the last checked radio button, whatever the address says.
  for (const change of ["popstate", "pageshow"]) addEventListener(change, show);
  // Arrow keys choose each option they pass.
  let passing = false;
  filter.addEventListener("keydown", () => {
    passing = location.search !== "";
  });
  filter.addEventListener("pointerdown", () => {
    passing = false;
  });
  filter.addEventListener("change", () => {
    const choice = choices.find(({ checked }) => checked);
    const address = new URL(location.href);
    if (choice) address.searchParams.set("category", choice.value);
    else address.searchParams.delete("category");
    history[passing ? "replaceState" : "pushState"](null, "", address.pathname + address.search);
  });
}
