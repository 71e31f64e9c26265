/** The HTTP status an error asks for; 500 where it does not say. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !("statusCode" in error)) return 500;
  return typeof error.statusCode === "number" ? error.statusCode : 500;
}

/** What PostgreSQL's driver says of a database that is slow or away, for which it has no code; names nobody. */
const driversWords =
  /^(?:timeout exceeded when trying to connect|query read timeout|connection terminated(?: unexpectedly| due to connection timeout)?|client was closed and is not queryable)$/i;

/** What the log keeps of an error: its kind and place, never its words, which may quote a visitor. */
export function describeFailure(error: unknown): { readonly reason: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { reason: "unknown", at: [] };
  // SQLite's own fixed words, such as "database or disk is full", come before its one code for all.
  const words = driversWords.test(error.message) ? error.message : "";
  const detail = "errstr" in error ? error.errstr : "code" in error ? error.code : words;
  const reason = `${error.name} ${detail}`.trim();
  const at = error.stack?.match(/(?<=\n {4}at ).+/g) ?? [];
  return { reason, at: at.slice(0, 5) };
}
