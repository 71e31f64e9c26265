import { expect } from "vitest";

/** Checks a rule for each page, or whatever has a path; fails once, with every one that breaks it. */
export async function holdsFor<Checked extends { path: string }>(
  all: Checked[],
  check: (one: Checked) => void | Promise<void>,
): Promise<void> {
  const broken: string[] = [];
  for (const one of all) {
    try {
      await check(one);
    } catch (error) {
      broken.push(`${one.path}: ${whatFailed(error)}`);
    }
  }
  expect(broken).toEqual([]);
}

/** The message of a failed assertion, with the value it does not write out. */
function whatFailed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  return "actual" in error && message.includes("[ ")
    ? `${message}: ${JSON.stringify(error.actual)}`
    : message;
}
