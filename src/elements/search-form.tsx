import type { ComponentProps } from "react";
import { Button } from "#src/elements/button.tsx";
import styles from "./search-form.module.css";

interface SearchFormProps extends Pick<ComponentProps<"form">, "ref" | "onInput" | "onSubmit"> {
  /** Where the query goes without scripts; it carries `q`. */
  action: string;
  label: string;
  hint?: string;
  submit: string;
  /** Fills the width it is given, for the search page itself. */
  large?: boolean;
}

/** One field that searches the site. */
export function SearchForm({ label, hint, submit, large = false, ...form }: SearchFormProps) {
  return (
    <search className={`${styles.search} ${large ? styles.large : ""}`}>
      <form {...form} className={styles.form}>
        <label htmlFor="query">{label}</label>
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
          <Button type="submit">{submit}</Button>
        </div>
        {hint ? (
          <p className={styles.hint} id="query-hint">
            {hint}
          </p>
        ) : null}
      </form>
    </search>
  );
}
