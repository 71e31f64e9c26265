import { setTimeout as wait } from "node:timers/promises";
import { minute } from "#contract/formats/milliseconds.ts";
import { describeFailure } from "#leads/error-report.ts";

/** A recurring job, which must be safe to run more often than needed. */
interface PeriodicJob {
  name: string;
  run: () => Promise<unknown>;
}

const quarterHour = 15 * minute;

/** Runs all jobs at once, then every quarter of an hour. A failed job is called again like any other. */
export function startPeriodicJobs(
  jobs: PeriodicJob[],
  log: { error(details: object, message: string): void },
  pause = quarterHour,
) {
  const stopping = new AbortController();
  const completion = (async () => {
    while (!stopping.signal.aborted) {
      for (const { name, run } of jobs) {
        try {
          await run();
        } catch (error) {
          log.error({ work: name, ...describeFailure(error) }, "periodic work failed, will be tried again");
        }
      }
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await completion;
    },
  };
}
