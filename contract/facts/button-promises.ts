import { type PriceGroup, prices, serviceOfPrices } from "#contract/facts/prices.ts";
import { isWithdrawn } from "#contract/facts/services.ts";

/** Packages in each group of prices; the campaigns group also sells other things. */
const packages = {
  designPackages: keysOf(prices.designPackages),
  socialPackages: keysOf(prices.socialPackages),
  campaigns: ["adsPack"],
} as const satisfies { [Group in PriceGroup]?: (keyof (typeof prices)[Group])[] };

type PackageGroup = keyof typeof packages;

export type PackageKey = (typeof packages)[PackageGroup][number];

/** Packages with a button of their own. */
export const packageKeys = keysOf(packages)
  .filter((group) => !isWithdrawn(serviceOfPrices[group]))
  .flatMap((group): PackageKey[] => packages[group]);

/** What a button can promise besides a service: a conversation, the trial or a package. */
export const buttonPromises = ["trial", "audit", "call", ...packageKeys] as const;

export type ButtonPromise = (typeof buttonPromises)[number];

function keysOf<Key extends string>(keyed: Record<Key, unknown>): Key[] {
  return Object.keys(keyed) as Key[];
}
