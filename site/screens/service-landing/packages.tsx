import type { Language } from "#contract/languages/languages.ts";
import { popularPackage } from "#data/site/content/facts/packages.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { listedPriceOf, pricedItemsOf } from "#site/content/offer/price-list.ts";
import { serviceLandingCopy } from "#site/content/offer/service-landing.copy.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CurrencyToggle } from "#site/elements/currency-toggle.tsx";
import { Price } from "#site/elements/price.tsx";
import type { LandingCopy } from "#site/screens/service-landing/landing-copy.ts";
import styles from "./packages.module.css";

interface PackagesProps {
  service: "design" | "social";
  language: Language;
  copy: LandingCopy["packages"];
}

const packagesOf = ({ service, language }: PackagesProps) =>
  pricedItemsOf(service, language).filter(({ price }) => price.package);

/** The packages, each with its price, whom it is for and its button; below them what costs less. */
export function Packages(props: PackagesProps) {
  const { service, language, copy } = props;
  const shared = serviceLandingCopy(language);
  const entry = listedPriceOf(service, language);
  const contents: Record<string, Record<string, string | null> | undefined> = copy.items;
  return (
    <>
      <div className="spread">
        <p className="note">{shared.pricesNote}</p>
        <CurrencyToggle language={language} />
      </div>
      <ul className={`tiles three-48 ${styles.packages}`}>
        {packagesOf(props).map(({ key, name, price, period }) => {
          const popular = key === popularPackage?.[service];
          return (
            <li className={`aligned-rows ${popular ? styles.popular : ""}`} key={key}>
              <div className={styles.head}>
                <h3>
                  {name} {popular ? <small className="accented">{shared.popular}</small> : null}
                </h3>
                <p className={styles.price}>
                  <strong>
                    <Price amount={price} language={language} />
                  </strong>{" "}
                  {period}
                </p>
              </div>
              <p>
                <span className="visually-hidden">{copy.rows.purpose} </span>
                {contents[key]?.["purpose"]}
              </p>
              <ButtonLink
                href={contactPage(language, service, key)}
                variant={popular ? "primary" : "secondary"}
              >
                {shared.choose}
                <span className="visually-hidden"> – {name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p>
        <a href={contactPage(language, service)}>{entry.name}</a>
        {"\u00a0· "}
        {entry.from} <Price amount={entry.price} language={language} /> {entry.period}
      </p>
    </>
  );
}

/** What each package holds, row by row; the name of a row stands above its cells, so that three fit a phone. */
export function PackageComparison(props: PackagesProps) {
  const { comparison, rows, items } = props.copy;
  const contents: Record<string, Record<string, string | null> | undefined> = items;
  const packages = packagesOf(props);
  return (
    <table className={styles.comparison}>
      <caption className="visually-hidden">{comparison}</caption>
      <thead>
        <tr>
          {packages.map(({ key, name }) => (
            <th scope="col" key={key}>
              <b>{name}</b>
            </th>
          ))}
        </tr>
      </thead>
      {Object.entries(rows)
        .slice(1)
        .map(([row, rowName]) => (
          <tbody key={row}>
            <tr>
              <th scope="rowgroup" colSpan={packages.length}>
                {rowName}
              </th>
            </tr>
            <tr>
              {packages.map(({ key }) => (
                <td key={key}>
                  {contents[key]?.[row] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">
                        {serviceLandingCopy(props.language).notIncluded}
                      </span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
    </table>
  );
}
