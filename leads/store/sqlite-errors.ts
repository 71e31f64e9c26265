/** Whether another connection's lock is in the way: SQLITE_BUSY. */
export function isLocked(error: unknown): error is Error {
  return codeOf(error) === 5;
}

/** Whether the disk is full, as the system, SQLITE_FULL or SQLITE_IOERR say. */
export function isDiskFull(error: unknown): error is Error {
  const code = codeOf(error);
  return code === 13 || code === 10 || (error instanceof Error && "code" in error && error.code === "ENOSPC");
}

/** SQLite's code of an error; extended codes have it in their lowest byte. */
function codeOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : null;
}
