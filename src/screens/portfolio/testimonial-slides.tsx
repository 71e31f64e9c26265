import styles from "./testimonial-slides.module.css";

interface TestimonialSlidesProps {
  readonly slides: readonly {
    readonly key: string;
    readonly author: string;
    readonly role: string;
    readonly company: string;
    /** Where the company's case is told. */
    readonly href: string;
    readonly text: string;
    readonly service: string;
    /** The slide's place, such as `3 of 10`. */
    readonly label: string;
  }[];
  readonly rating: { readonly value: number; readonly label: string };
  /** What screen readers call a slide. */
  readonly kind: string;
}

/** The slides of the testimonials: static, the carousel only moves them. */
export function TestimonialSlides({ slides, rating, kind }: TestimonialSlidesProps) {
  return slides.map(({ key, author, role, company, href, text, service, label }) => (
    <div className={styles.slide} key={key} data-slide {...slideGroup(kind, label)}>
      <figure>
        <div className={styles.head}>
          <span>{service}</span>
          <svg role="img" aria-label={rating.label} viewBox={`0 0 ${rating.value * 20 - 4} 16`}>
            <path d={stars(rating.value)} />
          </svg>
        </div>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <strong>{author}</strong>
          <span>
            {role}, <a href={href}>{company}</a>
          </span>
        </figcaption>
      </figure>
    </div>
  ));
}

/** What a slide is to screen readers, as the carousel pattern asks. */
function slideGroup(kind: string, label: string) {
  return { role: "group", "aria-roledescription": kind, "aria-label": label };
}

/** A row of five-pointed stars, 16 units high and 20 apart. */
function stars(count: number): string {
  return Array.from(
    { length: count },
    (_, place) => `M${place * 20 + 8} 0l2.35 5.3 5.65.6-4.2 3.9 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.9 5.65-.6z`,
  ).join("");
}
