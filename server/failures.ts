/** The HTTP status an error asks for; 500 where it does not say. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !("statusCode" in error)) return 500;
  return typeof error.statusCode === "number" ? error.statusCode : 500;
}

/** What the log keeps of an error: its kind and place, never its words, which may quote a visitor. */
export function describeFailure(error: unknown): { readonly reason: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { reason: "unknown", at: [] };
  // SQLite's own fixed words, such as "database or disk is full", come before its one code for all.
  const detail = "errstr" in error ? error.errstr : "code" in error ? error.code : "";
  const reason = `${error.name} ${detail}`.trim();
  const at = error.stack?.match(/(?<=\n {4}at ).+/g) ?? [];
  return { reason, at: at.slice(0, 5) };
}
