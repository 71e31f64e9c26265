import styles from "./testimonial-pair.module.css";

export interface Testimonial {
  key: string;
  text: string;
  name: string;
  company: string;
  service: string;
  sample: boolean;
}

interface TestimonialPairProps {
  voices: Testimonial[];
  /** Says of a testimonial that it is invented. */
  disclaimer: string;
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
            <p className="note">{voice.service}</p>
            {voice.sample ? <p className="note">{disclaimer}</p> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
