import { setTimeout as wait } from "node:timers/promises";

/** Told of what went wrong; gets no personal data. */
interface WorkLog {
  error(details: object, message: string): void;
}

/** Work that is done again and again and may be done more often than is needed. */
export interface PeriodicWork {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

const quarterHour = 15 * 60_000;

/** Does each work at once and then every quarter of an hour; one that fails is tried again the next time. */
export function startPeriodicWork(works: readonly PeriodicWork[], log: WorkLog, pause = quarterHour) {
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      for (const { name, run } of works) {
        try {
          await run();
        } catch (error) {
          const reason = error instanceof Error && "code" in error ? error.code : "unknown";
          log.error({ work: name, reason }, "periodic work failed, will be tried again");
        }
      }
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    /** Finishes the work under way. */
    async stop(): Promise<void> {
      stopping.abort();
      await done;
    },
  };
}
