import { addMoney, type Money, multiplyMoney } from "#contract/formats/money.ts";
import type { Price } from "#contract/schemas/price.ts";

interface YearlyCost {
  first: Money;
  next: Money;
}

export function yearlyCost(price: Price): YearlyCost {
  if (price.period === "month") {
    const year = multiplyMoney(price, 12);
    return { first: year, next: year };
  }
  return { first: price, next: price.period === "year" ? price : multiplyMoney(price, 0) };
}

export function addCosts(costs: YearlyCost[]): YearlyCost {
  return {
    first: addMoney(costs.map(({ first }) => first)),
    next: addMoney(costs.map(({ next }) => next)),
  };
}
