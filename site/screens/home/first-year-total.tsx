import type { WordsOf } from "#contract/copy/create-words.ts";
import { firstCurrency } from "#contract/currencies.ts";
import type { EstimatePreset } from "#contract/facts/estimate.ts";
import type { Language } from "#contract/languages.ts";
import { linkTo } from "#contract/routes.ts";
import { orderLines } from "#site/content/offer/order-lines.ts";
import { addCosts } from "#site/content/offer/yearly-cost.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { homeWords } from "#site/screens/home/words.ts";
import styles from "./first-year-total.module.css";

interface FirstYearTotalProps {
  words: NonNullable<WordsOf<typeof homeWords>["pricing"]["total"]>;
  preset: EstimatePreset;
  language: Language;
}

/** What a bakery pays in its first year, as one figure, with the part of the agency and that of others as bars that add up. */
export function FirstYearTotal({ words, preset, language }: FirstYearTotalProps) {
  const { us, others } = orderLines(preset, language);
  const currency = firstCurrency(language);
  const ours = addCosts(us).first[currency];
  const share = Math.round((100 * ours) / (ours + addCosts(others).first[currency]));
  const parts = [
    { key: "us", start: 0, length: share },
    { key: "others", start: share, length: 100 - share },
  ] as const;
  return (
    <section
      className={`columns gap-5 framed ${styles.year}`}
      data-ground="tint"
      aria-labelledby="first-year-title"
    >
      <h2 className="across" id="first-year-title">
        {words.title}
      </h2>
      <p className={`span-7 title-s ${styles.total}`}>
        <strong>{withPrices(words.sum)}</strong> {withPrices(words.period)}
      </p>
      <div className={`span-5 stack gap-4 ${styles.parts}`}>
        <dl className="stack gap-4">
          {parts.map(({ key, start, length }) => (
            <div key={key}>
              <dt className="title-s">{withPrices(words.parts[key].name)}</dt>
              <dd className="small">
                {withPrices(words.parts[key].text)}
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect x={start} width={length} height="1" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={linkTo("pricing", language, "#total")} variant="quiet" icon="arrow-right">
          {words.link}
        </ButtonLink>
      </div>
    </section>
  );
}
