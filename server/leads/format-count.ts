/** Formats a number with its noun: `1 lead`, `2 deliveries`. */
export function formatCount(count: number, what: string): string {
  return `${count} ${count === 1 ? what : what.endsWith("y") ? `${what.slice(0, -1)}ies` : `${what}s`}`;
}
