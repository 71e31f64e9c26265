import type { Language } from "#contract/languages/languages.ts";
import { conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import styles from "./form-spread.module.css";

/** A client's form before and after, drawn as wide as the window, and what became of the share of visitors who sent it. */
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
            ["before", before],
            ["after", after],
          ] as const
        ).map(([key, form]) => (
          <div className={styles[key]} key={key} data-ground={key === "before" ? "tint" : undefined}>
            <h3 className="label">{form.title}</h3>
            <ul className={styles.fields}>
              {form.fields.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
            <p className={styles.button}>{form.button}</p>
          </div>
        ))}
      </div>
      <p className={styles.result}>
        <strong className={styles.less}>{formatRate(conversion.before.rate, language)}</strong>{" "}
        <span>{before.rate}</span> <span className={styles.arrow} aria-hidden="true" />{" "}
        <strong className={styles.more}>{formatRate(conversion.after.rate, language)}</strong>{" "}
        <span>{after.rate}</span>
      </p>
    </section>
  );
}
