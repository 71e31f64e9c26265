import type { Language } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import styles from "./form-spread.module.css";

/** A client's form before and after, drawn as wide as the window, and the share of visitors who sent each. */
export function FormSpread({ language }: { language: Language }) {
  const { title, note, before, after } = croCopy(language).forms;
  return (
    <section className={styles.spread} aria-labelledby="spread-title">
      <div className={`spread ${styles.head}`}>
        <h2 className="title-l" id="spread-title">
          {title}
        </h2>
        <p className="note">{note}</p>
      </div>
      <div className={styles.forms}>
        {(
          [
            ["before", before, conversion.before],
            ["after", after, conversion.after],
          ] as const
        ).map(([key, form, { rate }]) => (
          <div className={styles[key]} key={key} data-ground={key === "before" ? "tint" : undefined}>
            <h3 className="label">{form.title}</h3>
            <ul className={styles.fields}>
              {form.fields.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
            <p className={styles.button}>{form.button}</p>
            <p className={styles.rate}>
              <strong className="figure">{formatRate(rate, language)}</strong> <span>{form.rate}</span>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
