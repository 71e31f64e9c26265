import type { ReactNode } from "react";
import styles from "./bars.module.css";

interface BarsProps {
  /** A conversation is read in order; ways to go are not. */
  as?: "ol" | "ul" | "div";
  /** Whether what is said is set as a title at a desk. */
  large?: boolean;
  /** Whether they come forward by one step as they come into view. */
  arriving?: boolean;
  /** What the list is, for screen readers. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The mark as a conversation: what is asked, what is answered, what is then agreed. Nothing else is a bar. */
export function Bars({
  as: Tag = "ol",
  large = false,
  arriving = false,
  label,
  className = "",
  children,
}: BarsProps) {
  const looks = [styles.bars, large && styles.large, arriving && styles.arriving, className];
  return (
    <Tag className={looks.filter(Boolean).join(" ")} aria-label={label}>
      {children}
    </Tag>
  );
}

interface BarProps {
  as?: "li" | "div" | "p";
  kind: "asked" | "answered" | "agreed";
  /** Who says it, and when. */
  who?: ReactNode;
  href?: string | undefined;
  /** Screen reader text such as "opens in a new tab"; setting it opens the link in a new tab. */
  newTab?: string | undefined;
  /** A picture of who says it, beside what is said. */
  person?: ReactNode;
  /** Whether it stands alone, and on a phone takes the step of the one before it. */
  last?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One bar. `strong` and headings in it are set larger; with an address the whole bar is a link. */
export function Bar({
  as: Tag = "li",
  kind,
  who,
  href,
  newTab,
  person,
  last,
  className = "",
  children,
}: BarProps) {
  const speech = who ? (
    <>
      <span className={styles.who}>{who}</span> {children}
    </>
  ) : (
    children
  );
  return (
    <Tag
      className={[styles.bar, styles[kind], person && styles["with-person"], last && styles.alone, className]
        .filter(Boolean)
        .join(" ")}
    >
      {href ? (
        <a href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
          {person ? <span>{speech}</span> : speech}
          {person ? <span className={styles.person}>{person}</span> : null}
          {newTab ? <span className="visually-hidden">{` ${newTab}`}</span> : null}
        </a>
      ) : (
        speech
      )}
    </Tag>
  );
}
