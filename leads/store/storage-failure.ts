import { DatabaseAway } from "#leads/store/open-postgres.ts";
import { DatabaseDamaged, sqliteCodeOf } from "#leads/store/sqlite-errors.ts";

/**
 * Reasons why leads cannot be stored that may pass without a restart. `/health` shows them, so they say nothing
 * private.
 */
const failures = {
  full: "the disk is full",
  failing: "the disk fails",
  readOnly: "the disk or the database is read-only",
  denied: "access to the database is denied",
  damaged: "the database is damaged",
  replaced: "the database's file was replaced or cut",
  locked: "another program holds the database",
  slow: "the database does not answer in time",
  away: "the database is out of reach",
  opening: "the database is being opened",
} as const;

export type StorageFailure = (typeof failures)[keyof typeof failures];

/** Reasons by SQLite's codes. */
const failureBySqliteCode: Record<number, StorageFailure> = {
  3: failures.denied,
  5: failures.locked,
  6: failures.locked,
  8: failures.readOnly,
  10: failures.failing,
  11: failures.damaged,
  13: failures.full,
  14: failures.denied,
  26: failures.damaged,
};

/** Reasons by the system's codes, and by our own. */
const failureByCode: Record<string, StorageFailure> = {
  ENOSPC: failures.full,
  EDQUOT: failures.full,
  EIO: failures.failing,
  EROFS: failures.readOnly,
  EACCES: failures.denied,
  EPERM: failures.denied,
  FILE_REPLACED: failures.replaced,
  SQLITE_STALLED: failures.slow,
  SQLITE_TIMEOUT: failures.slow,
  NOT_OPEN: failures.opening,
};

/** The reason in an error or its causes; null if it is another kind of failure, such as a wrong setting. */
export function classifyStorageFailure(error: unknown): StorageFailure | null {
  if (error instanceof DatabaseAway) return failures.away;
  if (error instanceof DatabaseDamaged) return failures.damaged;
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    failureBySqliteCode[sqliteCodeOf(error) ?? -1] ??
    failureByCode[code] ??
    classifyStorageFailure(error.cause)
  );
}
