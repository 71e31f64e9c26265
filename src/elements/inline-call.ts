/**
 * A call of a self-contained function as source text for an inline script in the head,
 * for the little that must run before the first paint.
 */
export function inlineCall<Arguments extends readonly unknown[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return `(${run.toString()})(${values.map((value) => JSON.stringify(value)).join(",")})`;
}
