import styles from "./feature-samples.module.css";

interface FeatureSample {
  key: string;
  title: string;
  text: string;
  sample: {
    title: string;
    /** Replies as messages, steps in time, points that add up, or slots in a calendar. */
    form: "replies" | "steps" | "points" | "slots";
    rows: {
      key: string;
      lead: string;
      text: string;
      /** Language of the text where it differs from the page's. */
      language?: string;
      /** Where a bar begins and how long it is, in percent. */
      bar?: { start: number; length: number };
      state?: "taken" | "chosen" | "free";
    }[];
    /** The row with the sum of the others. */
    total?: { lead: string; text: string; length: number };
  };
}

/** Features, each above an example of it at work. */
export function FeatureSamples({ features }: { features: FeatureSample[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ key, title, text, sample }) => (
        <li className={styles.feature} key={key}>
          <div className={styles.claim}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <div className={styles.sample}>
            <h4 id={`sample-${key}`}>{sample.title}</h4>
            <dl className={styles[sample.form]} aria-labelledby={`sample-${key}`}>
              {sample.rows.map((row) => (
                <div className={row.state && styles[row.state]} key={row.key}>
                  <dt>{row.lead}</dt>
                  <dd lang={row.language}>
                    {row.text}
                    {row.bar ? <Bar {...row.bar} /> : null}
                  </dd>
                </div>
              ))}
              {sample.total ? (
                <div className={styles.total}>
                  <dt>{sample.total.lead}</dt>
                  <dd>
                    {sample.total.text}
                    <Bar start={0} length={sample.total.length} />
                  </dd>
                </div>
              ) : null}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Bar({ start, length }: { start: number; length: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={start} width={length} height="1" />
    </svg>
  );
}
