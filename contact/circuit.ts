/** Keeps a target that is down from being tried again and again. */
export interface Circuit {
  /** Milliseconds until the target may be tried; 0 for now. Whoever gets 0 while it is down is its only probe. */
  waitTime(): number;
  succeeded(): void;
  failed(): void;
}

/** Failures in a row after which a target counts as down. */
const failuresBeforeOpen = 3;

/** The first pause after that, in milliseconds; each further one is twice as long, up to the longest. */
const firstPause = 2_000;
const longestPause = 60_000;

/** A circuit breaker; `now` is a steady clock in milliseconds. */
export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let opensAt = 0;
  const pause = () => Math.min(firstPause * 2 ** Math.max(0, failures - failuresBeforeOpen), longestPause);
  return {
    waitTime() {
      if (failures < failuresBeforeOpen) return 0;
      const wait = opensAt - now();
      if (wait > 0) return wait;
      opensAt = now() + pause();
      return 0;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      opensAt = now() + pause();
    },
  };
}
