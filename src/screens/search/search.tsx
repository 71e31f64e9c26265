import type { ReactNode } from "react";
import { wordsOf } from "#src/content/words/words.ts";
import type { Language } from "#src/languages.ts";
import styles from "./search.module.css";

/** The search page. */
export function Search({ language, children }: { language: Language; children?: ReactNode }) {
  return (
    <div className={`stack gap-5 ${styles.inner}`} data-search>
      <h1>{wordsOf("search", language).seo.h1}</h1>
      {children}
    </div>
  );
}
