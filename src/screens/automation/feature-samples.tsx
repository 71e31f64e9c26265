import styles from "./feature-samples.module.css";

interface FeatureSample {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly sample: {
    readonly title: string;
    readonly rows: readonly {
      readonly key: string;
      readonly lead: string;
      readonly text: string;
      /** Language of the text where it differs from the page's. */
      readonly language?: string;
    }[];
    /** The row with the sum of the others. */
    readonly total?: { readonly lead: string; readonly text: string };
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
            <dl aria-labelledby={`sample-${key}`}>
              {sample.rows.map((row) => (
                <div key={row.key}>
                  <dt>{row.lead}</dt>
                  <dd lang={row.language}>{row.text}</dd>
                </div>
              ))}
              {sample.total ? (
                <div className={styles.total}>
                  <dt>{sample.total.lead}</dt>
                  <dd>{sample.total.text}</dd>
                </div>
              ) : null}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
