import { prices } from "#content/facts/prices.ts";

export type PackageKey = keyof typeof prices.designPackages | keyof typeof prices.socialPackages;

/** Packages a visitor can choose by their button. */
export const packageKeys = [
  ...Object.keys(prices.designPackages),
  ...Object.keys(prices.socialPackages),
] as PackageKey[];

/** What a button may have promised a visitor before the form, beside a service: a conversation, the trial or a package. */
export const promised = ["trial", "audit", "call", ...packageKeys] as const;

export type Promised = (typeof promised)[number];
