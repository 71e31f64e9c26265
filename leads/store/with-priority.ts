import { AsyncLocalStorage } from "node:async_hooks";

const urgent = new AsyncLocalStorage<true>();

/** Runs work that somebody waits for: its statements go before those of mails and housekeeping. */
export function withPriority<Result>(work: () => Promise<Result>): Promise<Result> {
  return urgent.run(true, work);
}

/** Whether the caller runs within `withPriority`. */
export function isUrgent(): boolean {
  return urgent.getStore() === true;
}
