import { ButtonLink } from "#src/elements/button.tsx";
import { Mark } from "#src/elements/mark.tsx";
import styles from "./failure-notice.module.css";

interface FailureNoticeProps {
  /** Fixed English words, the same on every page. */
  readonly title: string;
  readonly line: string;
  readonly home: { readonly text: string; readonly href: string; readonly language?: "en" };
  readonly further?: readonly { readonly text: string; readonly href: string; readonly newTab?: string }[];
}

/** All there is to say when a page is missing or broken, and the way back. */
export function FailureNotice({ title, line, home, further = [] }: FailureNoticeProps) {
  return (
    <div className={styles.notice}>
      <Mark stretch />
      <h1 lang="en">{title}</h1>
      <p>{line}</p>
      <div className={styles.actions}>
        <ButtonLink href={home.href}>
          <span lang={home.language}>{home.text}</span>
        </ButtonLink>
        {further.map(({ text, ...link }) => (
          <ButtonLink key={link.href} {...link} variant="secondary">
            {text}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
