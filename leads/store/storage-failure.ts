import { DatabaseAway } from "#leads/store/open-postgres.ts";
import { DatabaseDamaged, sqliteCodeOf } from "#leads/store/sqlite-errors.ts";

/** What keeps leads from being stored and may pass without a restart, for `/health`: a kind, nothing private. */
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

/** By SQLite's codes. */
const byNumber: Record<number, StorageFailure> = {
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

/** By the system's codes, and our own. */
const byName: Record<string, StorageFailure> = {
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

/**
 * What keeps leads from being stored, by an error or its cause; null if it is something else, such as a wrong setting.
 */
export function classifyStorageFailure(error: unknown): StorageFailure | null {
  if (error instanceof DatabaseAway) return failures.away;
  if (error instanceof DatabaseDamaged) return failures.damaged;
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return byNumber[sqliteCodeOf(error) ?? -1] ?? byName[code] ?? classifyStorageFailure(error.cause);
}
