import type { Clock } from "#leads/clock.ts";

/** Caches the result of `ask` for so many milliseconds. */
export function cacheFor<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  clock: Clock,
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock.now();
    // A result from the future means that the clock was set back.
    if (!last || now < last.at || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
