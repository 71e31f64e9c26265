import { assert, expect, test } from "vitest";
import { formatMoney } from "#contract/formats/money.ts";
import { languages } from "#contract/languages/languages.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";
import { assistantCopy } from "#site/screens/automation/assistant/assistant.copy.ts";

test.each(languages)(
  "in %s the visitor has eight messages, two of them after another, and books one of three times",
  (language) => {
    const messages = Object.values(assistantCopy(language).messages);
    const second = messages.flatMap(({ next, times }) => [
      ...(next ? [next] : []),
      ...(times ? [times] : []),
    ]);
    expect(second).toHaveLength(2);
    expect(messages.length + second.length).toBe(8);
    assert(bakery);
    expect(bakery.slots).toHaveLength(3);
  },
);

test.each(languages)("in %s each order is answered with what it comes to", (language) => {
  const answers = Object.values(assistantCopy(language).messages).map(({ answered }) => answered);
  assert(bakery);
  for (const { price, count } of Object.values(bakery.orders)) {
    const sum = formatMoney((bakery.prices[price] ?? 0) * count, firstCurrency, language);
    expect(answers.filter((answer) => answer.includes(sum))).toHaveLength(1);
  }
});
