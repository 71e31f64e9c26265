import { elide } from "#contract/copy/elision.ts";
import { formatMoney, type Money } from "#contract/formats/money.ts";
import { bindShortWords, typeset } from "#contract/formats/typeset.ts";
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

/** What Unicode has for an object within a text. */
const object = "\ufffc";

/** Names of texts that are set as titles. */
const titles = ["title", "h1", "headline", "claim", "refused"];

/**
 * Applies a language's typography to a sentence as a whole, so that the spaces around its amounts are set, too; `key` is
 * the name under which it stands in its file.
 */
export function typesetSentence(sentence: Sentence, language: Language, key = ""): Sentence {
  const amounts = sentence.filter((part) => part instanceof Amount);
  const text = sentence.map((part) => (part instanceof Amount ? object : part)).join("");
  const set = elide(typeset(text, language), language);
  return (titles.includes(key) ? bindShortWords(set, language, key === "title" ? "smaller" : "page") : set)
    .split(object)
    .flatMap((part, index) => [part, ...amounts.slice(index, index + 1)]);
}
