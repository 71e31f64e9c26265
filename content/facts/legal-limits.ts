/** Limits the legal texts name and that neither an offer nor a promise sets. */
export const legalLimits = {
  /** A contact request is erased after, at most, in days; `LEAD_RETENTION_DAYS` may shorten it. */
  leadRetentionDays: 1095,
  /** A backup is deleted after, at most, in days: it outlives the erasure of what it holds. */
  backupDays: 30,
  /** A choice about measurement and embeds lasts, in months. */
  consentMonths: 6,
  /** An invoice without a date of its own is due after the work, in days: art. L441-10 Code de commerce. */
  paymentDays: 30,
  /** Flat recovery fee between businesses: art. D441-5 Code de commerce, § 288 (5) BGB. */
  recoveryFee: { amount: 40, currency: "EUR" },
  /** Employees up to whom a business may withdraw from a contract signed off the agency's premises: art. L221-3 Code de la consommation. */
  withdrawalStaff: 5,
  /** It may do so within, in days: art. L221-18. */
  withdrawalDays: 14,
  /** And pays nothing before, in days: art. L221-10. */
  firstPaymentDays: 7,
} as const;
