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
        <blockquote className="span-8">
          <p>{text}</p>
        </blockquote>
        <figcaption className="span-4">
          {logo ? <img src={logo} alt="" width="64" height="64" loading="lazy" /> : null}
          <strong className="label">{author}</strong>
          <span className="note">
            {role}, {company}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
