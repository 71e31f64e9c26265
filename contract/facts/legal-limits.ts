import { z } from "zod";
import { count, currencyCode, readData } from "#contract/reader/schema-parts.ts";

export const schema = z
  .object({
    /** Days after which a lead is erased, at most; `LEAD_RETENTION_DAYS` may shorten it. */
    leadRetentionDays: count,
    /** Days after which a backup is deleted, at most; until then it contains leads that were erased since. */
    backupDays: count,
    /** Validity of a consent choice, in months. */
    consentMonths: count,
    /** Flat recovery fee between businesses. */
    recoveryFee: z.strictObject({ amount: count, currency: currencyCode }),
  })
  .catchall(count);

/** Limits in the legal texts that are not part of an offer or a promise. */
export const legalLimits = readData("facts/legal-limits.yaml", schema);
