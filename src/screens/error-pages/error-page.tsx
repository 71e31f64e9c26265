import type { ReactNode } from "react";
import { ButtonLink } from "#src/elements/button.tsx";
import { Headline } from "#src/elements/headline.tsx";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  /** English heading, the same in every language. */
  title: string;
  line: string;
  home: { text: string; href: string; lang?: "en" };
  further?: { text: string; href: string; newTab?: string }[];
  children?: ReactNode;
}

/** An error page: message, way back, and three bars of which one is missing. */
export function ErrorPage({ title, line, home, further = [], children }: ErrorPageProps) {
  return (
    <div className={`columns gap-5 page ${styles.notice}`}>
      <svg className="across" viewBox="0 0 22 18" preserveAspectRatio="none" aria-hidden="true">
        <rect width="12" height="4" />
        <rect x="5" y="7" width="12" height="4" />
        <rect x="10" y="14" width="12" height="4" />
      </svg>
      <div className={`stack gap-3 ${styles.words}`}>
        <h1 className="across display-m" lang="en">
          <Headline>{title}</Headline>
        </h1>
        <p className="title-m span-5">{line}</p>
      </div>
      <div className={`stack gap-5 from-7 span-6 ${styles.ways}`}>
        {children}
        <div className="cluster gap-4">
          <ButtonLink href={home.href}>
            <span lang={home.lang}>{home.text}</span>
          </ButtonLink>
          <div className="cluster gap-4">
            {further.map(({ text, ...link }) => (
              <ButtonLink key={link.href} {...link} variant="quiet">
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
