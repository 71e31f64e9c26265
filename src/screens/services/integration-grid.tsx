import { type IntegrationKey, integrations } from "#content/facts/integrations.ts";
import type { Copy } from "#src/content/words.ts";
import { BrandSign } from "#src/elements/brand-sign.tsx";
import styles from "./integration-grid.module.css";

const keys = Object.keys(integrations) as IntegrationKey[];

/** Native integrations: eight fields, each with its products and their logos. */
export function IntegrationGrid({ words }: { words: Copy["services"]["integrations"] }) {
  return (
    <>
      <ul className={styles.grid}>
        {keys.map((key) => (
          <li className={styles.cell} key={key}>
            <h3>{words.items[key].title}</h3>
            <p>{words.items[key].text}</p>
            <ul className={styles.brands} translate="no">
              {integrations[key].map((name) => (
                <li key={name}>
                  <BrandSign name={name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="note">{words.note}</p>
    </>
  );
}
