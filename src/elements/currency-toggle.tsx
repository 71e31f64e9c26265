import { toggleAttributes } from "#src/elements/connect-currency-toggles.ts";
import { type Currency, currencies } from "#src/formats/money.ts";
import styles from "./currency-toggle.module.css";

export interface CurrencyToggleWords {
  readonly currencySwitch: string;
  readonly currencies: Readonly<Record<Currency, string>>;
  readonly currencyAnnouncement: Readonly<Record<Currency, string>>;
}

/** EUR / USD for every price of the page; hidden where no script can act on it. */
export function CurrencyToggle({ words }: { words: CurrencyToggleWords }) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{words.currencySwitch}</legend>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          {...{
            [toggleAttributes.currency]: currency,
            [toggleAttributes.announcement]: words.currencyAnnouncement[currency],
          }}
          aria-pressed="false"
          aria-label={`${currency} – ${words.currencies[currency]}`}
        >
          {currency}
        </button>
      ))}
    </fieldset>
  );
}
