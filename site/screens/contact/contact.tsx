import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { formFields } from "#contract/lead/lead-fields.ts";
import { site } from "#data/contract/facts/site.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { Headline } from "#site/elements/headline.tsx";
import { Appointments } from "#site/screens/contact/appointments.tsx";
import { formDraftBehaviour } from "#site/screens/contact/connect-form-draft.ts";
import { ContactChannels } from "#site/screens/contact/contact-channels.tsx";
import { ButtonPromises } from "#site/sections/button-promises.tsx";
import { ClosingOffer } from "#site/sections/closing.tsx";
import { Sender } from "#site/sections/letter.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  language: Language;
  form?: ReactNode;
  calendar?: ReactNode;
}

/** The contact page: whoever answers, then the form beside other ways to reach them and the call to book; it ends with the audit. */
export function Contact({ language, form, calendar }: ContactProps) {
  const { seo, subtitle, form: words, audit, people, direct } = contactCopy(language);
  const hasClosing = site.booking.audit.url !== "";
  return (
    <>
      <div className={`stack gap-0 ${styles.page} ${hasClosing ? styles.followed : ""}`}>
        <div className={`stack gap-4 ${styles.hero}`}>
          <ButtonPromises language={language} say="text" />
          <h1>
            <Headline>{seo.h1}</Headline>
          </h1>
          <section className={styles.person} id="person" aria-labelledby="person-title">
            <h2 className="visually-hidden" id="person-title">
              {people.title}
            </h2>
            <Sender language={language} first>
              <p className="note">{direct.answered}</p>
            </Sender>
          </section>
          <p className="intro">{subtitle}</p>
        </div>
        <section
          className={`stack gap-3 ${styles.form}`}
          aria-labelledby="form-title"
          data-behaviour={formDraftBehaviour}
          data-fields={formFields.join(" ")}
        >
          <h2 className="visually-hidden" id="form-title">
            {words.title}
          </h2>
          {form}
        </section>
        <ContactChannels language={language} />
        <Appointments language={language}>{calendar}</Appointments>
      </div>
      {hasClosing ? (
        <ClosingOffer
          language={language}
          title={audit.question}
          note={audit.text}
          book={{ text: audit.button, ...auditLink(language) }}
        />
      ) : null}
    </>
  );
}
