import styles from "./case-quote.module.css";

interface CaseQuoteProps {
  /** Accessible name. */
  readonly label: string;
  readonly text: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
  /** URL of the client's logo. */
  readonly logo: string | null;
}

/** The client's testimonial in large type. */
export function CaseQuote({ label, text, author, role, company, logo }: CaseQuoteProps) {
  return (
    <section aria-label={label}>
      <figure className={styles.inner}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          {logo ? <img src={logo} alt="" width="64" height="64" loading="lazy" /> : null}
          <strong>{author}</strong>
          <span>
            {role}, {company}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
