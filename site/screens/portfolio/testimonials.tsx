import type { Language } from "#contract/languages/languages.ts";
import { slugPathOf } from "#contract/routes/addresses.ts";
import type { testimonialsIn } from "#site/content/cases/cases.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { testimonialFacts } from "#site/content/entries/testimonial-facts.ts";
import { Icon } from "#site/elements/icon.tsx";
import { carouselBehaviour } from "#site/screens/portfolio/connect-carousel.ts";
import styles from "./testimonials.module.css";

interface TestimonialsProps {
  testimonials: Awaited<ReturnType<typeof testimonialsIn>>;
  language: Language;
}

/** A carousel, which its script moves; without scripts a row with scroll snapping, and a few stand side by side. */
export function Testimonials({ testimonials, language }: TestimonialsProps) {
  const { controls } = portfolioCopy(language).testimonials;
  const count = testimonials.length;
  const slides = <Slides testimonials={testimonials} language={language} />;
  if (count < testimonialFacts.carouselFrom)
    return <div className={count > 1 ? "tiles two-48" : undefined}>{slides}</div>;
  return (
    <section
      className={`stack gap-4 ${styles.carousel}`}
      aria-roledescription={controls.carousel}
      aria-label={controls.label}
      data-behaviour={carouselBehaviour}
      data-interval={testimonialFacts.interval}
    >
      <div className={styles.viewport}>
        <div className={styles.track} aria-live="off">
          {slides}
        </div>
      </div>
      <div className={`cluster spread screen-only scripted ${styles.controls}`}>
        <button className={`target ${styles.toggle}`} type="button">
          <span>
            <Icon name="pause" />
            <span className="underlined">{controls.pause}</span>
          </span>
          <span hidden>
            <Icon name="play" />
            <span className="underlined">{controls.play}</span>
          </span>
        </button>
        <fieldset className={styles.dots}>
          <legend className="visually-hidden">{controls.choose}</legend>
          {testimonials.map(({ key }, position) => (
            <button
              key={key}
              type="button"
              aria-label={controls.show({ number: position + 1, count })}
              aria-current={position === 0 || undefined}
            />
          ))}
        </fieldset>
        {controls.step ? <Arrows names={controls.step} /> : null}
      </div>
    </section>
  );
}

function Arrows({ names }: { names: Record<"back" | "on", string> }) {
  return (
    <div className={styles.arrows}>
      {([-1, 1] as const).map((steps) => (
        <button className="target" type="button" key={steps} data-steps={steps}>
          <Icon name={steps < 0 ? "arrow-left" : "arrow-right"} />
          <span className="visually-hidden">{steps < 0 ? names.back : names.on}</span>
        </button>
      ))}
    </div>
  );
}

const { stars } = testimonialFacts;

function Slides({ testimonials, language }: TestimonialsProps) {
  const { testimonials: copy, filter } = portfolioCopy(language);
  return testimonials.map(({ key, author, role, company, text, service, rating }, position) => (
    <div
      key={key}
      data-slide
      {...slideGroup(copy.kind, copy.slide({ number: position + 1, count: testimonials.length }))}
    >
      <figure className={`stack gap-4 ${styles.voice}`}>
        <div className={`label small spread ${styles.head}`}>
          <span>{filter.categories[service]}</span>
          <span className="note" aria-hidden="true">
            {`${position + 1}/${testimonials.length}`}
          </span>
        </div>
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption className="stack gap-0">
          <strong>{author}</strong>
          <span className="note">
            {role}, <a href={slugPathOf("case", language, key)}>{company}</a>
          </span>
          {rating ? <span className="note">{copy.rating({ rating, most: stars })}</span> : null}
        </figcaption>
      </figure>
    </div>
  ));
}

/** The ARIA carousel pattern's attributes of a slide. */
function slideGroup(kind: string, label: string) {
  return { role: "group", "aria-roledescription": kind, "aria-label": label };
}
