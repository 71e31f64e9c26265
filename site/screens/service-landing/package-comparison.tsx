import type { Language } from "#contract/languages/languages.ts";
import { popularPackage } from "#data/site/content/facts/packages.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { serviceLandingWords } from "#site/content/offer/service-landing.words.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CurrencyToggle } from "#site/elements/currency-toggle.tsx";
import { Price } from "#site/elements/price.tsx";
import type { LandingWords } from "#site/screens/service-landing/service-landing.tsx";
import styles from "./package-comparison.module.css";

interface PackageComparisonProps {
  service: "design" | "social";
  language: Language;
  words: LandingWords["packages"];
}

/** Packages as the columns of one table; the name of a row stands above its cells, so that three fit a phone. */
export function PackageComparison({ service, language, words }: PackageComparisonProps) {
  const shared = serviceLandingWords(language);
  const contents: Record<string, Record<string, string | null> | undefined> = words.items;
  const packages = pricedItemsOf(service, language)
    .filter(({ price }) => price.package)
    .map((item) => ({ ...item, popular: item.key === popularPackage[service] }));
  return (
    <>
      <div className="spread">
        <p className="note">{shared.pricesNote}</p>
        <CurrencyToggle language={language} />
      </div>
      <table className={styles.packages}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            {packages.map(({ key, name, popular, price, period }) => (
              <th className={popular ? styles.popular : undefined} scope="col" key={key}>
                {popular ? <span className="accented">{shared.popular}</span> : null}
                <b>{name}</b>
                <strong className="title-s">
                  <Price amount={price} language={language} />
                </strong>{" "}
                {period}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(words.rows).map(([row, name]) => (
          <tbody key={row}>
            <tr>
              <th scope="rowgroup" colSpan={packages.length}>
                {name}
              </th>
            </tr>
            <tr>
              {packages.map(({ key }) => (
                <td key={key}>
                  {contents[key]?.[row] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{shared.notIncluded}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            {packages.map(({ key, name, popular }) => (
              <td key={key}>
                <ButtonLink
                  href={contactPage(language, service, key)}
                  variant={popular ? "primary" : "secondary"}
                >
                  {shared.choose}
                  <span className="visually-hidden"> – {name}</span>
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}
