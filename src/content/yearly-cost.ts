import type { Price } from "#content/facts/prices.ts";
import { addMoney, type Money, multiplyMoney } from "#src/formats/money.ts";

/** What something costs in the first year, and in each later one. */
export interface YearlyCost {
  first: Money;
  next: Money;
}

/** What a price comes to over the years. */
export function yearlyCost(price: Price): YearlyCost {
  if (price.period === "month") {
    const year = multiplyMoney(price, 12);
    return { first: year, next: year };
  }
  return { first: price, next: price.period === "year" ? price : multiplyMoney(price, 0) };
}

/** Adds up costs. */
export function addCosts(costs: YearlyCost[]): YearlyCost {
  return {
    first: addMoney(costs.map(({ first }) => first)),
    next: addMoney(costs.map(({ next }) => next)),
  };
}
