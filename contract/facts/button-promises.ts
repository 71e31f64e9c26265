import { prices } from "#contract/facts/prices.ts";

/** Packages with a button of their own. */
export const packageKeys = Object.values(prices).flatMap((group) =>
  Object.entries(group).flatMap(([key, price]) => (price.package ? [key] : [])),
);

/** What a button can promise besides a service: a conversation, the trial or a package. */
export const buttonPromises = ["trial", "audit", "call", ...packageKeys];
