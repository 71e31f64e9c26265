import type { Budget } from "#contract/facts/contact-form.ts";

/** Limits of the budget ranges a visitor can choose, in whole units of the page's budget currency. */
export const budgetBounds: Record<Budget, { from?: number; to?: number }> = {
  small: { to: 5_000 },
  medium: { from: 5_000, to: 15_000 },
  large: { from: 15_000, to: 50_000 },
  enterprise: { from: 50_000 },
};
