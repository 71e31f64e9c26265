/** Whether another connection's lock is in the way: SQLITE_BUSY, and its extended codes, which have it in their lowest byte. */
export function isLocked(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    (error.errcode & 0xff) === 5
  );
}
