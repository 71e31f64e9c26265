/** HTTP status of an error; 500 if it has none. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !("statusCode" in error)) return 500;
  return typeof error.statusCode === "number" ? error.statusCode : 500;
}

/** What to log about an error or its cause: type, code and location, but not its message, which may quote a visitor. */
export function describeFailure(error: unknown): { reason: string; at: string[] } {
  if (!(error instanceof Error)) return { reason: "unknown", at: [] };
  if (error.cause instanceof Error) return describeFailure(error.cause);
  const details: Error & { responseCode?: number; errstr?: string; code?: string } = error;
  // SQLite has the same code for all errors; its error string says more, such as "database or disk is full".
  const detail = details.responseCode ?? details.errstr ?? details.code ?? "";
  const reason = `${error.name} ${detail}`.trim();
  const at = error.stack?.match(/(?<=\n {4}at ).+/g) ?? [];
  return { reason, at: at.slice(0, 5) };
}
