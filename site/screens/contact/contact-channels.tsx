import { mailLink, phoneLink, phoneText, whatsappLink } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { teamMember } from "#site/content/people/team-members.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { MailAddress } from "#site/elements/mail-address.tsx";
import styles from "./contact-channels.module.css";

/** Who answers in this language, when, and how to reach them without the form. */
export function ContactChannels({ language }: { language: Language }) {
  const { people, whatsapp, direct, booking } = contactCopy(language);
  const { newTab } = layoutCopy(language);
  const { name, role, origin, portrait } = teamMember(answeredBy[language], language);
  const whatsappHref = whatsappLink(whatsapp.greeting);
  return (
    <section
      className={styles.panel}
      id="person"
      aria-labelledby="person-title"
      data-ground="tint"
      data-person
    >
      <div className={styles.person}>
        <CoverPicture
          picture={portrait}
          alt=""
          sizes="(min-width: 64rem) 15rem, 6.5rem"
          largest={640}
          first
        />
        <div>
          <h2 className="small note" id="person-title">
            {people.title}
          </h2>
          <p className="title-s" translate="no">
            {name}
          </p>
          <p className="label">{role}</p>
          <p className="note">{origin}</p>
        </div>
        {whatsappHref === null ? null : (
          <p className="across">
            <ButtonLink href={whatsappHref} variant="secondary" newTab={newTab}>
              {whatsapp.button}
            </ButtonLink>
          </p>
        )}
        <ul className={`ruled across ${styles.ways}`}>
          <li>
            <a className="cluster rows-0" href={phoneLink(language)}>
              <span>{direct.phone}</span> <strong className="underlined">{phoneText(language)}</strong>
              <small className="small">{direct.answered}</small>
            </a>
          </li>
          <li>
            <a className="cluster rows-0" href={mailLink}>
              <span>{direct.email}</span>{" "}
              <strong className="underlined">
                <MailAddress />
              </strong>
            </a>
          </li>
        </ul>
        <p className={"note across"}>{booking.hours}</p>
      </div>
    </section>
  );
}
