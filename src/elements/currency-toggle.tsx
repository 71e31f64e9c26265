import { currencies } from "#src/currencies.ts";
import { toggleAttributes } from "#src/elements/connect-currency-toggles.ts";
import { currencyName, currencyUnits } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { layoutWords } from "#src/layout/words.ts";
import styles from "./currency-toggle.module.css";

/** Switches the currency of all prices on the page; hidden without scripts, absent with a single currency. */
export function CurrencyToggle({ language }: { language: Language }) {
  if (currencies.length < 2) return null;
  const words = layoutWords(language);
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{words.currencySwitch}</legend>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          {...{
            [toggleAttributes.currency]: currency,
            [toggleAttributes.announcement]: words.currencyAnnouncement({
              currency: currencyUnits(currency, language),
            }),
          }}
          aria-pressed="false"
          aria-label={`${currency} – ${currencyName(currency, language)}`}
        >
          {currency}
        </button>
      ))}
    </fieldset>
  );
}
