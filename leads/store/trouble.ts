import { DatabaseAway } from "#leads/store/open-postgres.ts";
import { DatabaseDamaged, sqliteCodeOf } from "#leads/store/sqlite-errors.ts";

/** What keeps leads from being stored and may pass without a restart, for `/health`: a kind, nothing private. */
const troubles = {
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

export type Trouble = (typeof troubles)[keyof typeof troubles];

/** By SQLite's codes. */
const byNumber: Record<number, Trouble> = {
  3: troubles.denied,
  5: troubles.locked,
  6: troubles.locked,
  8: troubles.readOnly,
  10: troubles.failing,
  11: troubles.damaged,
  13: troubles.full,
  14: troubles.denied,
  26: troubles.damaged,
};

/** By the system's codes, and our own. */
const byName: Record<string, Trouble> = {
  ENOSPC: troubles.full,
  EDQUOT: troubles.full,
  EIO: troubles.failing,
  EROFS: troubles.readOnly,
  EACCES: troubles.denied,
  EPERM: troubles.denied,
  FILE_REPLACED: troubles.replaced,
  SQLITE_STALLED: troubles.slow,
  SQLITE_TIMEOUT: troubles.slow,
  NOT_OPEN: troubles.opening,
};

/** What trouble an error, or its cause, tells of; null if it is another one, such as a wrong setting. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof DatabaseAway) return troubles.away;
  if (error instanceof DatabaseDamaged) return troubles.damaged;
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return byNumber[sqliteCodeOf(error) ?? -1] ?? byName[code] ?? troubleOf(error.cause);
}
