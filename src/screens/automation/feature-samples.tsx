import styles from "./feature-samples.module.css";

interface FeatureSample {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly sample: {
    readonly title: string;
    /** Replies as messages, steps in time, points that add up, or slots in a calendar. */
    readonly form: "replies" | "steps" | "points" | "slots";
    readonly rows: readonly {
      readonly key: string;
      readonly lead: string;
      readonly text: string;
      /** Language of the text where it differs from the page's. */
      readonly language?: string;
      /** Where a bar begins and how long it is, in percent. */
      readonly bar?: { readonly start: number; readonly length: number };
      readonly state?: "taken" | "chosen" | "free";
    }[];
    /** The row with the sum of the others. */
    readonly total?: { readonly lead: string; readonly text: string; readonly length: number };
  };
}

/** Features, each above an example of it at work. */
export function FeatureSamples({ features }: { features: readonly FeatureSample[] }) {
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

function Bar({ start, length }: { readonly start: number; readonly length: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={start} width={length} height="1" />
    </svg>
  );
}
