import { allPackageKeys } from "#data/contract/facts/prices.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";

/** What a button can promise besides a service: a conversation, the trial of an automation or a package. */
export const buttonPromises: string[] = [
  ...serviceKeys.flatMap((key) => (key === "automation" ? ["trial"] : [])),
  ...["audit", "call"],
  ...allPackageKeys,
];
