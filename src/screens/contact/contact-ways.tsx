import type { ReactNode } from "react";
import { mailLink, phoneLink, phoneText, whatsappLink } from "#content/facts/contact-links.ts";
import { answeredBy } from "#content/facts/team.ts";
import { site } from "#site.config.ts";
import { teamMember } from "#src/content/people/team-members.ts";
import { wordsOf } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import { PersonCard } from "#src/sections/people.tsx";
import styles from "./contact-ways.module.css";

interface ContactWaysProps {
  language: Language;
  /** The call to book, which contains an island. */
  children?: ReactNode;
}

/** Next to the form: who answers, and the other ways to get in touch (chat, booked call, phone, email). */
export function ContactWays({ language, children }: ContactWaysProps) {
  const { people, audit, conversations, whatsapp, direct } = wordsOf("contact", language);
  const { newTab } = wordsOf("layout", language);
  const whatsappHref = whatsappLink(whatsapp.greeting);
  const person = teamMember(answeredBy[language], language);
  return (
    <div className={styles.ways}>
      <section className={styles.way} id="person" aria-labelledby="person-title" data-person>
        <h2 id="person-title">{people.title}</h2>
        <PersonCard person={person} brief />
        <p>{people.answers(person.name)}</p>
      </section>
      {whatsappHref === null ? null : (
        <section className={styles.way} id="whatsapp" aria-labelledby="whatsapp-title">
          <h2 id="whatsapp-title">{whatsapp.title}</h2>
          <p>{whatsapp.text}</p>
          <ButtonLink href={whatsappHref} variant="secondary" newTab={newTab}>
            {whatsapp.button}
          </ButtonLink>
        </section>
      )}
      <section className={styles.way} id="audit" aria-labelledby="audit-title">
        <p className={styles.free}>{conversations.title}</p>
        <h2 id="audit-title">{audit.title}</h2>
        <p>{audit.text}</p>
        <ButtonLink href={site.booking.audit.url} variant="secondary" newTab={newTab}>
          {audit.button}
        </ButtonLink>
      </section>
      {children}
      <section className={styles.way} aria-labelledby="direct-title">
        <h2 id="direct-title">{direct.title}</h2>
        <dl>
          <div>
            <dt>{direct.phone}</dt>
            <dd>
              <a href={phoneLink}>{phoneText}</a>
            </dd>
          </div>
          <div>
            <dt>{direct.email}</dt>
            <dd>
              <a href={mailLink}>{site.contact.email}</a>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
