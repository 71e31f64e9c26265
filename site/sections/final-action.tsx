import type { ReactNode } from "react";
import { Actions, ButtonLink } from "#site/elements/button.tsx";
import styles from "./final-action.module.css";

interface ClosingCallProps {
  title: string;
  text: string;
  actions: {
    text: string;
    href: string;
    newTab?: string;
  }[];
  /** What stands beside the question: who answers it, or what it costs. */
  children?: ReactNode;
}

/** The last band of a page: one question and its answer, above the bars that lead to all others. */
export function FinalAction({ title, text, actions, children }: ClosingCallProps) {
  return (
    <section className={`columns gap-5 screen-only ${styles.call}`} aria-labelledby="closing-title">
      <h2 className="span-6" id="closing-title">
        {title}
      </h2>
      {children}
      <div className={`stack gap-5 ${styles.side}`}>
        <p>{text}</p>
        <Actions>
          {actions.map(({ text: label, ...link }, position) => (
            <ButtonLink key={label} {...link} variant={position === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </div>
    </section>
  );
}
