/** The file of the embedded database cannot be read as a database. */
export class DatabaseDamaged extends Error {
  constructor(finding: string) {
    super(`the database is damaged, restore a backup: ${finding}`);
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];

/** Whether another connection held a lock: SQLITE_BUSY. */
export function isLocked(error: unknown): error is Error {
  return sqliteCodeOf(error) === 5;
}

/** Whether SQLite found the file to be damaged. */
export function isDamaged(error: unknown): error is Error {
  return damageCodes.includes(sqliteCodeOf(error) ?? -1);
}

/** SQLite's primary code of an error, which is the lowest byte of an extended code; null for other errors. */
export function sqliteCodeOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : null;
}
