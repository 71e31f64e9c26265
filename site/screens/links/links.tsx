import type { ReactNode } from "react";
import { mailLink, phoneLink, phoneText } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Headline } from "#site/elements/headline.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { MailAddress } from "#site/elements/mail-address.tsx";
import { agencyContacts, contactCardPath, initialsOf } from "#site/feeds/contact-card.ts";
import { linksCopy } from "#site/screens/links/links.copy.ts";
import styles from "./links.module.css";

/** The link page: contact details and four links. */
export function Links({ language }: { language: Language }) {
  const copy = linksCopy(language);
  const { name, company } = agencyContacts[language];
  const { save } = copy.buttons;

  return (
    <div className={`stack gap-0 ${styles.card}`}>
      <div className={`stack gap-0 ${styles.slab}`} data-ground="tint">
        <h1>
          <Headline>{copy.seo.h1}</Headline>
        </h1>
        <div className={styles.who} translate="no">
          <CoverPicture
            picture={teamMember(answeredBy[language], language).portrait}
            alt=""
            sizes="(min-width: 64rem) 17.5rem, 10rem"
            largest={640}
            first
          />
          <p>
            <span className={`title-s ${styles.initials}`} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <strong className="title-s">{name}</strong>
            <span>{company}</span>
          </p>
        </div>
        <a className={styles.save} href={contactCardPath(language)} download data-action>
          <strong className="title-s">{save}</strong>
          <span className="note">{copy.saveNote}</span>
          <Icon name="download" />
        </a>
      </div>
      <Lines language={language} />
    </div>
  );
}

interface Line {
  note: string;
  href: string;
  text: ReactNode;
  leaves?: boolean;
}

function linesIn(language: Language): Line[] {
  const copy = linksCopy(language);
  const { website, review, follow } = copy.buttons;
  const { reviews, social } = site.profiles;
  return [
    { note: copy.phone, href: phoneLink(language), text: phoneText(language) },
    { note: copy.email, href: mailLink, text: <MailAddress /> },
    { note: new URL(site.url).hostname, href: pathOf("home", language), text: website, leaves: true },
    ...[
      { href: reviews, text: review },
      { href: social, text: follow },
    ]
      .filter(({ href }) => href !== "")
      .map((profile) => ({ ...profile, note: new URL(profile.href).hostname, leaves: true })),
  ];
}

function Lines({ language }: { language: Language }) {
  return (
    <ul className={styles.lines}>
      {linesIn(language).map(({ text, note, href, leaves }) => (
        <li key={href}>
          <a href={href} {...(leaves ? { target: "_blank", rel: "noopener" } : {})}>
            <span className="note">{note}</span>
            <strong className="title-s">{text}</strong>
            {leaves ? (
              <>
                <span className="visually-hidden"> {layoutCopy(language).newTab}</span>
                <Icon name="arrow-up-right" />
              </>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
