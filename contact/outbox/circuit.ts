/** Consecutive failures after which the target counts as down. */
const failuresBeforeOpen = 3;

/** First pause once the circuit is open, in milliseconds; each further failure doubles it. */
const firstPause = 2_000;
const longestPause = 60_000;

/** A circuit breaker: keeps a target that is down from being called over and over. */
export function createCircuit(now: () => number = () => performance.now()) {
  let failures = 0;
  let opensAt = 0;
  const pause = () => Math.min(firstPause * 2 ** Math.max(0, failures - failuresBeforeOpen), longestPause);
  const isDown = () => failures >= failuresBeforeOpen;
  return {
    /** Whether the target should be probed by one call at a time. */
    isDown,
    /** Milliseconds until the target may be called; 0 means now. */
    waitTime: () => (isDown() ? Math.max(0, opensAt - now()) : 0),
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      opensAt = now() + pause();
    },
  };
}
