import { currencyName, currencyUnits } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { currencies, hasCurrencyChoice } from "#data/contract/languages/currencies.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { currencyToggleBehaviour } from "#site/elements/connect-currency-toggle.ts";
import styles from "./switch.module.css";

/** Switches the currency of all prices on the page; hidden without scripts, absent with a single currency. */
export function CurrencyToggle({ language }: { language: Language }) {
  if (!hasCurrencyChoice) return null;
  const copy = layoutCopy(language);
  return (
    <fieldset className={styles.switch} data-behaviour={currencyToggleBehaviour}>
      <legend className="visually-hidden">{copy.currencySwitch}</legend>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          value={currency}
          data-announcement={copy.currencyAnnouncement({ currency: currencyUnits(currency, language) })}
          aria-pressed="false"
          aria-label={`${currency} – ${currencyName(currency, language)}`}
        >
          <span>{currency}</span>
        </button>
      ))}
    </fieldset>
  );
}
