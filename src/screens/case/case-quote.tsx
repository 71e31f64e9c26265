import styles from "./case-quote.module.css";

interface CaseQuoteProps {
  /** Accessible name. */
  label: string;
  text: string;
  author: string;
  role: string;
  company: string;
  /** URL of the client's logo. */
  logo: string | null;
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
