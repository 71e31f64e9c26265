import { testimonialFacts } from "#content/facts/testimonials.ts";
import type { testimonialsIn } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { slugPathOf } from "#src/routes.ts";
import styles from "./testimonial-slides.module.css";

interface TestimonialSlidesProps {
  testimonials: Awaited<ReturnType<typeof testimonialsIn>>;
  language: Language;
}

const stars = testimonialFacts.rating;

/** The testimonials as static HTML, which the carousel moves. */
export function TestimonialSlides({ testimonials, language }: TestimonialSlidesProps) {
  const { testimonials: words, filter } = wordsOf("portfolio", language);
  return testimonials.map(({ key, author, role, company, text, service }, position) => (
    <div
      className={styles.slide}
      key={key}
      data-slide
      {...slideGroup(words.kind, words.slide({ number: position + 1, count: testimonials.length }))}
    >
      <figure>
        <div className={styles.head}>
          <span>{filter.categories[service]}</span>
          <svg
            role="img"
            aria-label={words.rating({ rating: stars, most: stars })}
            viewBox={`0 0 ${stars * 20 - 4} 16`}
          >
            <path d={rowOfStars(stars)} />
          </svg>
        </div>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <strong>{author}</strong>
          <span>
            {role}, <a href={slugPathOf("case", language, key)}>{company}</a>
          </span>
        </figcaption>
      </figure>
    </div>
  ));
}

/** The ARIA carousel pattern's attributes of a slide. */
function slideGroup(kind: string, label: string) {
  return { role: "group", "aria-roledescription": kind, "aria-label": label };
}

/** A row of five-pointed stars, 16 units high and 20 apart. */
function rowOfStars(count: number): string {
  return Array.from(
    { length: count },
    (_, place) => `M${place * 20 + 8} 0l2.35 5.3 5.65.6-4.2 3.9 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.9 5.65-.6z`,
  ).join("");
}
