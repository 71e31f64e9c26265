import { formatMoney, type Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";

/** A price in a sentence. Pages show it in the chosen currency; as plain text it is in the first one. */
export class Amount {
  readonly money: Money;
  readonly language: Language;

  constructor(money: Money, language: Language) {
    this.money = money;
    this.language = language;
  }

  toString(): string {
    const currency = firstCurrency;
    return formatMoney(this.money[currency], currency, this.language);
  }
}

/** What a sentence is made of. Joined, it is plain text. */
export type Sentence = (string | Amount)[];
