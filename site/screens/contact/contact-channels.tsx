import { mailLink, whatsappLink } from "#contract/copy/contact-links.ts";
import type { Language } from "#contract/languages/languages.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { MailAddress } from "#site/elements/mail-address.tsx";
import styles from "./contact-channels.module.css";

/** How to reach whoever answers without form and telephone, and when. */
export function ContactChannels({ language }: { language: Language }) {
  const { whatsapp, direct, booking } = contactCopy(language);
  const { newTab, footer } = layoutCopy(language);
  const whatsappHref = whatsappLink(whatsapp.greeting);
  return (
    <section className={styles.panel} aria-label={footer.contact} data-ground="tint">
      <div className="stack gap-4">
        {whatsappHref === null ? null : (
          <p>
            <ButtonLink href={whatsappHref} variant="secondary" newTab={newTab}>
              {whatsapp.button}
            </ButtonLink>
          </p>
        )}
        <ul className={`ruled ${styles.ways}`}>
          <li>
            <a className="cluster rows-0" href={mailLink}>
              <span>{direct.email}</span>{" "}
              <strong className="underlined">
                <MailAddress />
              </strong>
            </a>
          </li>
        </ul>
        <p className="note">{booking.hours}</p>
      </div>
    </section>
  );
}
