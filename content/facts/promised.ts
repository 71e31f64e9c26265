import { prices } from "#content/facts/prices.ts";

/** Packages a visitor can choose by their button. */
const packages = [...Object.keys(prices.designPackages), ...Object.keys(prices.socialPackages)] as (
  | keyof typeof prices.designPackages
  | keyof typeof prices.socialPackages
)[];

/** What a button may have promised a visitor before the form, beside a service: a conversation, the trial or a package. */
export const promised = ["trial", "audit", "call", ...packages] as const;

export type Promised = (typeof promised)[number];
