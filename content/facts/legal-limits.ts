/** Limits the legal texts name and that neither an offer nor a promise sets. */
export const legalLimits = {
  /** A contact request is erased after, at most, in days; `LEAD_RETENTION_DAYS` may shorten it. */
  leadRetentionDays: 1095,
  /** A backup is deleted after, at most, in days: it outlives the erasure of what it holds. */
  backupDays: 30,
  /** Counts of what content security policies stopped are erased after, in days. */
  policyReportDays: 30,
  /** A choice about measurement and embeds lasts, in months. */
  consentMonths: 6,
  /** A consumer may withdraw within, in days: art. L221-18 Code de la consommation, § 355 BGB. */
  withdrawalDays: 14,
  /** Flat recovery fee between businesses: art. D441-5 Code de commerce, § 288 (5) BGB. */
  recoveryFee: { amount: 40, currency: "EUR" },
} as const;
