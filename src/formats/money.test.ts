import { expect, test } from "vitest";
import { currencies } from "#src/currencies.ts";
import { amountIn, type Money } from "#src/formats/money.ts";

const [first] = currencies;

test("an amount is the price's in that currency", () => {
  expect(amountIn({ [first]: 990 } as Money, first)).toBe(990);
});

test("a price without an amount in a currency is named, with its file and without a stack trace", () => {
  let failure: unknown;
  try {
    amountIn({ EURO: 990, XTS: 12 } as unknown as Money, first);
  } catch (error) {
    failure = error;
  }
  expect(failure).toMatchObject({
    message: `content/facts/prices.ts: the price of XTS 12 has no amount in ${first}, which src/currencies.ts lists`,
    stack: "",
  });
});
