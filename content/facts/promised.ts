import { prices, serviceOfPrices } from "#content/facts/prices.ts";
import { isWithdrawn } from "#content/facts/services.ts";

export type PackageKey = keyof typeof prices.designPackages | keyof typeof prices.socialPackages;

/** Packages a visitor can choose by their button. */
export const packageKeys = (["designPackages", "socialPackages"] as const)
  .filter((group) => !isWithdrawn(serviceOfPrices[group]))
  .flatMap((group) => Object.keys(prices[group]) as PackageKey[]);

/** What a button may have promised a visitor before the form, beside a service: a conversation, the trial or a package. */
export const promised = ["trial", "audit", "call", ...packageKeys] as const;

export type Promised = (typeof promised)[number];
