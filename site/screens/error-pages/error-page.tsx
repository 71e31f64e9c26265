import type { ReactNode } from "react";
import { speaksEnglish } from "#contract/facts/contact-form.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  /** In English on every page, where the site speaks it besides other languages, as is the way back in English. */
  title: string;
  /** What the visitor wanted, and what came of it. */
  said: { wanted: string; answer: string };
  home: { text: string; english?: string | undefined; href: string };
  further?: { text: string; href: string; newTab?: string }[];
  children?: ReactNode;
}

/** An error page: in the bars of the mark what came of it and the way back, then other ways. */
export function ErrorPage({ title, said, home, further = [], children }: ErrorPageProps) {
  const english = speaksEnglish ? "en" : undefined;
  return (
    <div className={styles.notice}>
      <Bars large>
        <Bar kind="asked">
          <strong>{said.wanted}</strong>
        </Bar>
        <Bar kind="answered">
          <strong>{said.answer}</strong> <h1 lang={english}>{title}</h1>
        </Bar>
        <Bar kind="agreed" href={home.href}>
          <strong>
            {home.text}
            {"\u00a0"}
            <Icon name="arrow-right" />
          </strong>{" "}
          {home.english ? <span lang="en">{home.english}</span> : null}
        </Bar>
      </Bars>
      <div className="stack gap-5">
        {children}
        <div className="cluster gap-4">
          {further.map(({ text, ...link }) => (
            <ButtonLink key={link.href} {...link} variant="quiet">
              {text}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}
