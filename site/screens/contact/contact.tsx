import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { formFields } from "#contract/lead/lead-fields.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { Headline } from "#site/elements/headline.tsx";
import { Appointments } from "#site/screens/contact/appointments.tsx";
import { formDraftBehaviour } from "#site/screens/contact/connect-form-draft.ts";
import { ContactChannels } from "#site/screens/contact/contact-channels.tsx";
import { ButtonPromises } from "#site/sections/button-promises.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  language: Language;
  form?: ReactNode;
  calendar?: ReactNode;
}

/** The contact page: the form beside whoever answers it and the calls to book. */
export function Contact({ language, form, calendar }: ContactProps) {
  const copy = contactCopy(language);
  return (
    <div className={`stack gap-0 ${styles.page}`}>
      <div className={`stack gap-4 ${styles.hero}`}>
        <ButtonPromises language={language} say="text" />
        <h1>
          <Headline>{copy.seo.h1}</Headline>
        </h1>
        <p className="intro">{copy.subtitle}</p>
      </div>
      <ContactChannels language={language} />
      <section
        className={`stack gap-3 ${styles.form}`}
        aria-labelledby="form-title"
        data-behaviour={formDraftBehaviour}
        data-fields={formFields.join(" ")}
      >
        <h2 id="form-title">{copy.form.title}</h2>
        {form}
      </section>
      <Appointments language={language}>{calendar}</Appointments>
    </div>
  );
}
