/** Source text that calls a self-contained function, for an inline script that must run before the first paint. */
export function inlineCall<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return `(${run.toString()})(${values.map((value) => JSON.stringify(value)).join(",")})`;
}
