import type { ReactNode } from "react";
import { speaksEnglish } from "#contract/facts/contact-form.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Headline } from "#site/elements/headline.tsx";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  /** In English on every page, where the site speaks it besides other languages. */
  title: string;
  /** What the visitor wanted, what came of it, and what to do now. */
  said: readonly string[];
  home: { text: string; href: string; lang?: "en" | undefined };
  further?: { text: string; href: string; newTab?: string }[];
  children?: ReactNode;
}

const kinds = ["asked", "answered", "agreed"] as const;

/** An error page: the bars of the mark, of which the last stays open, and the way back. */
export function ErrorPage({ title, said, home, further = [], children }: ErrorPageProps) {
  return (
    <div className={styles.notice}>
      <h1 lang={speaksEnglish ? "en" : undefined}>
        <Headline>{title}</Headline>
      </h1>
      <Bars large className={styles.said}>
        {said.map((line, position) => (
          <Bar key={line} kind={kinds[position] ?? "agreed"}>
            <strong>{line}</strong>
          </Bar>
        ))}
      </Bars>
      <div className={`stack gap-5 ${styles.ways}`}>
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
