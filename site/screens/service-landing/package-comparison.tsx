import { popularPackage } from "#contract/facts/packages.ts";
import type { Language } from "#contract/languages.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CurrencyToggle } from "#site/elements/currency-toggle.tsx";
import { ItemPrice } from "#site/elements/item-price.tsx";
import type { LandingWords } from "#site/screens/service-landing/service-landing.tsx";
import { serviceLandingWords } from "#site/screens/service-landing/words.ts";
import styles from "./package-comparison.module.css";

interface PackageComparisonProps {
  service: "design" | "social";
  language: Language;
  words: LandingWords["packages"];
}

/** Packages as columns of one comparison of six rows; the popular one is on the accent colour. */
export function PackageComparison({ service, language, words }: PackageComparisonProps) {
  const shared = serviceLandingWords(language);
  const { rows, items } = words;
  const packages = pricedItemsOf(service, language)
    .filter(({ price }) => price.package)
    .map((item) => ({
      ...item,
      features: items[item.key]?.features ?? {},
      popular: item.key === popularPackage[service],
    }));
  return (
    <div className={`stack gap-5 ${styles.comparison}`}>
      <div className="spread">
        <p>{shared.pricesNote}</p>
        <CurrencyToggle language={language} />
      </div>
      <ul className={styles.names} aria-hidden="true">
        {Object.entries(rows).map(([key, row]) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      <ul className={styles.packages}>
        {packages.map((item) => (
          <li
            className={`${styles.package} ${item.popular ? styles.popular : ""}`}
            data-ground={item.popular ? "tint" : undefined}
            key={item.key}
          >
            <div className="cluster spread">
              <h3>{item.name}</h3>
              {item.popular ? <p className={styles.badge}>{shared.popular}</p> : null}
            </div>
            <p>{item.detail}</p>
            <ItemPrice item={item} language={language} />
            <dl className={styles.rows}>
              {Object.entries(rows).map(([key, row]) => (
                <div key={key}>
                  <dt className="note">{row}</dt>
                  <dd className="label">
                    {item.features[key] ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{shared.notIncluded}</span>
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <ButtonLink
              href={contactPage(language, service, item.key)}
              variant={item.popular ? "primary" : "secondary"}
              icon="arrow-right"
            >
              {shared.choose}
              <span className="visually-hidden"> – {item.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
