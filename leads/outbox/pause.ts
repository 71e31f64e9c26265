import { setTimeout as wait } from "node:timers/promises";

/** Waits; an aborted signal ends the wait early. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {});
}
