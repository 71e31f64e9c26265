import styles from "./testimonial-slides.module.css";

interface TestimonialSlidesProps {
  readonly slides: readonly {
    readonly key: string;
    readonly author: string;
    readonly role: string;
    readonly company: string;
    readonly text: string;
    readonly service: string;
    /** The slide's place, such as `3 of 10`. */
    readonly label: string;
  }[];
  readonly rating: { readonly value: number; readonly label: string };
}

/** The slides of the testimonials: static, the carousel only moves them. */
export function TestimonialSlides({ slides, rating }: TestimonialSlidesProps) {
  return slides.map(({ key, author, role, company, text, service, label }) => (
    <figure className={styles.slide} key={key} data-slide aria-label={label}>
      <p className={styles.head}>
        <span>{service}</span>
        <svg role="img" aria-label={rating.label} viewBox="0 0 100 16">
          {Array.from({ length: rating.value }, (_, position) => (
            <path key={`star-${position + 1}`} d={star(position)} />
          ))}
        </svg>
      </p>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>
          {role}, {company}
        </span>
      </figcaption>
    </figure>
  ));
}

/** A five-pointed star, as the one at a place in a row. */
function star(position: number): string {
  return `M${position * 20 + 8} 0l2.35 5.3 5.65.6-4.2 3.9 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.9 5.65-.6z`;
}
