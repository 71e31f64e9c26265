import { Fragment } from "react";
import styles from "./headline.module.css";

/** The words of a title. Where they need several lines, these end with a sentence or a clause if they can. */
export function Headline({ children }: { children: string }) {
  const clauses = children.split(/(?<=[.,:?!]) /);
  if (clauses.length === 1) return children;
  return clauses.map((clause, position) => (
    <Fragment key={clause}>
      {position > 0 ? " " : null}
      <span className={styles.clause}>{clause}</span>
    </Fragment>
  ));
}
