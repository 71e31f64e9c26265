import styles from "./testimonial-pair.module.css";

export interface Testimonial {
  readonly key: string;
  readonly text: string;
  readonly name: string;
  readonly company: string;
  readonly service: string;
}

interface TestimonialPairProps {
  readonly voices: readonly Testimonial[];
  /** Says that the testimonials are samples. */
  readonly sample: string;
}

/** Two testimonials side by side, marked as samples. */
export function TestimonialPair({ voices, sample }: TestimonialPairProps) {
  return (
    <div className="tiles two-48 gap-7">
      {voices.map((voice) => (
        <figure className={styles.voice} key={voice.key}>
          <blockquote>
            <p>{voice.text}</p>
          </blockquote>
          <figcaption>
            <strong>{voice.name}</strong>, {voice.company}
            <span>{voice.service}</span>
            <span>{sample}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
