/** Limits in the legal texts that are not part of an offer or a promise. */
export const legalLimits = {
  /** Days after which a contact request is erased, at most; `LEAD_RETENTION_DAYS` may shorten it. */
  leadRetentionDays: 1095,
  /** Days after which a backup is deleted, at most; until then it contains requests that were erased since. */
  backupDays: 30,
  /** Validity of a consent choice, in months. */
  consentMonths: 6,
  /** Payment term in days where the invoice states none: art. L441-10 Code de commerce. */
  paymentDays: 30,
  /** Flat recovery fee between businesses: art. D441-5 Code de commerce, § 288 (5) BGB. */
  recoveryFee: { amount: 40, currency: "EUR" },
  /**
   * Maximum employees of a business that may withdraw from a contract signed off premises: art. L221-3 Code de la
   * consommation.
   */
  withdrawalStaff: 5,
  /** Withdrawal period in days: art. L221-18. */
  withdrawalDays: 14,
  /** Days before which no payment may be taken: art. L221-10. */
  firstPaymentDays: 7,
} as const;
