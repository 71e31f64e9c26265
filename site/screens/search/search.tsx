import type { ReactNode } from "react";
import type { Language } from "#contract/languages.ts";
import { searchWords } from "#site/screens/search/words.ts";
import styles from "./search.module.css";

/** The search page. */
export function Search({ language, children }: { language: Language; children?: ReactNode }) {
  return (
    <div className={`stack gap-5 ${styles.inner}`} data-search>
      <h1>{searchWords(language).seo.h1}</h1>
      {children}
    </div>
  );
}
