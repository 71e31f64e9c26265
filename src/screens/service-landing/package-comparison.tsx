import type { PackageKey } from "#content/facts/button-promises.ts";
import type { PricedItem } from "#src/content/price-list.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { CurrencyToggle, type CurrencyToggleWords } from "#src/elements/currency-toggle.tsx";
import { ItemPrice } from "#src/elements/item-price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./package-comparison.module.css";

export interface PricingPackage extends PricedItem<PackageKey> {
  popular: boolean;
  /** One value per row of the comparison; null where the package does not include it. */
  features: Record<string, string | null>;
}

interface PackageComparisonProps {
  packages: PricingPackage[];
  /** Exactly six: the style sheet aligns them across the packages. */
  rows: Record<string, string>;
  words: {
    choose: string;
    popular: string;
    notIncluded: string;
    pricesNote: string;
  };
  currencyWords: CurrencyToggleWords;
  /** Where the button leads. */
  hrefOf: (key: PackageKey) => string;
  language: Language;
}

/** Three packages with aligned rows for comparison; the popular one is on the accent colour. */
export function PackageComparison({
  packages,
  rows,
  words,
  currencyWords,
  hrefOf,
  language,
}: PackageComparisonProps) {
  return (
    <div>
      <div className={styles.top}>
        <p>{words.pricesNote}</p>
        <CurrencyToggle language={language} words={currencyWords} />
      </div>
      <ul className={styles.packages}>
        {packages.map((item) => (
          <li className={`${styles.package} ${item.popular ? styles.popular : ""}`} key={item.key}>
            <div className={styles.name}>
              <h3>{item.name}</h3>
              {item.popular ? <p className={styles.badge}>{words.popular}</p> : null}
            </div>
            <p>{item.detail}</p>
            <ItemPrice item={item} language={language} large />
            <dl className={styles.rows}>
              {Object.entries(rows).map(([key, row]) => (
                <div key={key}>
                  <dt>{row}</dt>
                  <dd>
                    {item.features[key] ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{words.notIncluded}</span>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <ButtonLink
              href={hrefOf(item.key)}
              variant={item.popular ? "primary" : "secondary"}
              icon="arrow-right"
            >
              {words.choose}
              <span className="visually-hidden"> – {item.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
