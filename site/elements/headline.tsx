import { Fragment } from "react";
import styles from "./headline.module.css";

/**
 * The words of a title. Where they need several lines, these end with a sentence or a clause if they can, and the last
 * is not one short word.
 */
export function Headline({ children }: { children: string }) {
  const clauses = withoutOrphan(children).split(/(?<=[.,:?!]) (?!\p{L}{1,3} [^ ]+$)/u);
  if (clauses.length === 1) return clauses[0];
  return clauses.map((clause, position) => (
    <Fragment key={clause}>
      {position > 0 ? " " : null}
      <span className={styles.clause}>{clause}</span>
    </Fragment>
  ));
}

/** Binds a short last word to the one before, unless both are long together. */
const withoutOrphan = (title: string) =>
  title.replace(/(?<=(?:^|\s)\S{1,10}) (?=\p{L}{1,3}\p{P}?$)/u, "\u00a0");
