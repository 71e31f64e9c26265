import type { ReactNode } from "react";
import { speaksEnglish } from "#contract/facts/contact-form.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import styles from "./error-page.module.css";

interface ErrorPageProps {
  /** In English on every page, where the site speaks it besides other languages, as is the way back beside it. */
  title: string;
  back?: { text: string; href: string } | undefined;
  /** What the visitor wanted, what came of it, and what to do now. */
  said: readonly string[];
  home: { text: string; href: string };
  further?: { text: string; href: string; newTab?: string }[];
  children?: ReactNode;
}

const kinds = ["asked", "answered", "agreed"] as const;

/** An error page: in the bars of the mark what came of it, the last still open, then the way back. */
export function ErrorPage({ title, back, said, home, further = [], children }: ErrorPageProps) {
  return (
    <div className={styles.notice}>
      <Bars large className={styles.said}>
        {said.map((line, position) => (
          <Bar key={line} kind={kinds[position] ?? "agreed"}>
            <strong>{line}</strong>
          </Bar>
        ))}
      </Bars>
      <div className="stack gap-5">
        <div className="cluster gap-4" lang={speaksEnglish ? "en" : undefined}>
          <h1 className="label">{title}</h1>
          {back ? <a href={back.href}>{back.text}</a> : null}
        </div>
        {children}
        <div className="cluster gap-4">
          <ButtonLink href={home.href}>{home.text}</ButtonLink>
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
