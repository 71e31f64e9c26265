/** The embedded database's file cannot be read as one. */
export class DatabaseDamaged extends Error {
  constructor(finding: string) {
    super(`the database is damaged, restore a backup: ${finding}`);
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = [11, 26];

/** Whether another connection's lock is in the way: SQLITE_BUSY. */
export function isLocked(error: unknown): error is Error {
  return sqliteCodeOf(error) === 5;
}

/** Whether SQLite finds that the file is no sound database. */
export function isDamaged(error: unknown): error is Error {
  return damaged.includes(sqliteCodeOf(error) ?? -1);
}

/** SQLite's code of an error; extended codes have it in their lowest byte. */
export function sqliteCodeOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : null;
}
