import type { ReactNode } from "react";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { Booking } from "#src/screens/contact/booking.tsx";
import { ContactWays } from "#src/screens/contact/contact-ways.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  language: Language;
  form?: ReactNode;
  /** The calendar to book a call. */
  calendar?: ReactNode;
}

/** The contact page: the form, and other ways to get in touch. */
export function Contact({ language, form, calendar }: ContactProps) {
  const words = wordsOf("contact", language);
  return (
    <>
      <PageHero title={words.seo.h1} subtitle={words.subtitle} />
      <div className={styles.band}>
        <section className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{words.form.title}</h2>
          {form}
        </section>
        <ContactWays language={language}>
          <Booking language={language}>{calendar}</Booking>
        </ContactWays>
      </div>
    </>
  );
}
