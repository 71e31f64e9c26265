import type { Language } from "#contract/languages/languages.ts";
import { popularPackage } from "#data/site/content/facts/packages.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { listedPriceOf, type PricedItem, pricedItemsOf } from "#site/content/offer/price-list.ts";
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

/** The packages as columns: price, whom each is for, and its button; below them what costs less. */
export function Packages(props: PackagesProps) {
  const { service, language, copy } = props;
  const shared = serviceLandingCopy(language);
  const entry = listedPriceOf(service, language);
  const packages = packagesOf(props).map((item) => ({
    ...item,
    popular: item.key === popularPackage?.[service],
  }));
  return (
    <>
      <div className="spread">
        <p className="note">{shared.pricesNote}</p>
        <CurrencyToggle language={language} />
      </div>
      <table className={styles.packages}>
        <caption className="visually-hidden">{copy.title}</caption>
        <thead>
          <tr>
            {packages.map(({ key, name, popular, price, period }) => (
              <th scope="col" key={key}>
                {popular ? <span className={`accented ${styles.popular}`}>{shared.popular}</span> : null}
                <b>{name}</b>
                <strong className="title-s">
                  <Price amount={price} language={language} />
                </strong>{" "}
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <PackageRows {...props} rows={Object.entries(copy.rows).slice(0, 1)} packages={packages} isPlain />
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
      <p>
        <a href={contactPage(language, service)}>{entry.name}</a>
        {"\u00a0· "}
        {entry.from} <Price amount={entry.price} language={language} /> {entry.period}
      </p>
    </>
  );
}

/** What each package holds, row by row. */
export function PackageComparison(props: PackagesProps) {
  const { comparison, rows } = props.copy;
  const packages = packagesOf(props);
  return (
    <table className={styles.packages}>
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
      <PackageRows {...props} rows={Object.entries(rows).slice(1)} packages={packages} />
    </table>
  );
}

interface PackageRowsProps extends Pick<PackagesProps, "language" | "copy"> {
  rows: [key: string, name: string][];
  packages: PricedItem[];
  /** Whether what they say is understood without their names. */
  isPlain?: boolean;
}

/** Rows of packages; the name of each stands above its cells, so that three fit a phone. */
function PackageRows({ rows, packages, copy, language, isPlain = false }: PackageRowsProps) {
  const contents: Record<string, Record<string, string | null> | undefined> = copy.items;
  return rows.map(([row, name]) => (
    <tbody key={row}>
      <tr>
        <th scope="rowgroup" colSpan={packages.length}>
          <span className={isPlain ? "visually-hidden" : undefined}>{name}</span>
        </th>
      </tr>
      <tr>
        {packages.map(({ key }) => (
          <td key={key}>
            {contents[key]?.[row] ?? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{serviceLandingCopy(language).notIncluded}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  ));
}
