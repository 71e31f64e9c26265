import type { ComponentProps } from "react";
import { Button } from "#site/elements/button.tsx";
import "./fields.css";
import styles from "./search-form.module.css";

interface SearchFormProps extends Pick<ComponentProps<"form">, "ref" | "onInput" | "onSubmit"> {
  /**
   * URL of the search page; the form sends `q` there. Undefined in a language without one, and then there is no form.
   */
  action: string | undefined;
  label: string;
  hint?: string;
  submit: string;
  /** Full width, on the search page itself. */
  large?: boolean;
}

export function SearchForm({ action, label, hint, submit, large = false, ...form }: SearchFormProps) {
  if (action === undefined) return null;
  return (
    <search className={`${styles.search} ${large ? styles.large : ""}`}>
      <form {...form} action={action} className="stack gap-2">
        <label className="label" htmlFor="query">
          {label}
        </label>
        <div className={styles.line}>
          <input
            type="search"
            id="query"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint ? "query-hint" : undefined}
          />
          <Button type="submit" variant="secondary">
            {submit}
          </Button>
        </div>
        {hint ? (
          <p className="note" id="query-hint">
            {hint}
          </p>
        ) : null}
      </form>
    </search>
  );
}
