import { prices } from "#data/contract/facts/prices.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";

/** Packages with a button of their own. */
export const packageKeys = Object.values(prices).flatMap((group) =>
  Object.entries(group).flatMap(([key, price]) => (price.package ? [key] : [])),
);

/** What a button can promise besides a service: a conversation, the trial of an automation or a package. */
export const buttonPromises = [
  ...serviceKeys.flatMap((key) => (key === "automation" ? ["trial"] : [])),
  ...["audit", "call", ...packageKeys],
];
