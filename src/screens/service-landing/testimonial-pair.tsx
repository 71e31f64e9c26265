import styles from "./testimonial-pair.module.css";

export interface Testimonial {
  readonly key: string;
  readonly text: string;
  readonly name: string;
  readonly company: string;
  readonly service: string;
  readonly sample: boolean;
}

interface TestimonialPairProps {
  readonly voices: readonly Testimonial[];
  /** Says of a testimonial that it is invented. */
  readonly disclaimer: string;
}

/** Two testimonials side by side. */
export function TestimonialPair({ voices, disclaimer }: TestimonialPairProps) {
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
            {voice.sample ? <span>{disclaimer}</span> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
