import type { ReactNode } from "react";
import type { TeamMember } from "#site/content/people/team-members.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./confirmation.module.css";

interface ConfirmationStep {
  when: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The third bar. */
  href?: string | null;
  newTab?: string | undefined;
}

interface ConfirmationProps {
  /** What has happened: a heading, and what else there is to say of it. */
  heading: ReactNode;
  person: Pick<TeamMember, "name" | "role" | "origin" | "portrait">;
  title: string;
  steps: ConfirmationStep[];
  /** Whether it fills the window, as a page's first section. */
  wide?: boolean;
  /** Where to go from here. */
  children: ReactNode;
}

/** The three bars after a message: what was received, who answers by when, and what comes next. */
const kinds = ["asked", "answered", "agreed"] as const;

/** Confirms that a message has arrived, with the face of whoever answers it and what happens next. */
export function Confirmation({ heading, person, title, steps, wide = false, children }: ConfirmationProps) {
  const { name, role, origin, portrait } = person;
  return (
    <div className={`${styles.confirmation} ${wide ? styles.wide : ""}`}>
      <div className={styles.slab}>
        <div className="stack gap-4 across">{heading}</div>
        <p className="small stack gap-1">
          <strong className="title-s" translate="no">
            {name}
          </strong>
          <span>{role}</span>
          <span>{origin}</span>
        </p>
        <div className="screen-only">
          <CoverPicture picture={portrait} alt="" sizes="10rem" largest={320} first />
        </div>
      </div>
      <div>
        <Bars label={title} large={wide}>
          {kinds.map((kind, position) => {
            const { when, title: who, text, href, newTab }: Partial<ConfirmationStep> = steps[position] ?? {};
            return when ? (
              <Bar key={kind} kind={kind} who={who} href={href ?? undefined} newTab={newTab}>
                <strong className={styles.when}>
                  {when}
                  {href ? (
                    <>
                      {"\u00a0"}
                      <Icon name="arrow-up-right" />
                    </>
                  ) : null}
                </strong>
                {text ? <p className={styles.text}>{text}</p> : null}
              </Bar>
            ) : null;
          })}
        </Bars>
        <div className={`cluster gap-4 ${styles.ways}`}>{children}</div>
      </div>
    </div>
  );
}
