import type { Clock } from "#contact/clock.ts";

/** Asks a question at most once in so many milliseconds; who asks in between gets the last answer. */
export function recent<Answer>(
  ask: () => Promise<Answer>,
  clock: Clock,
  milliseconds: number,
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock.now();
    // An answer from the future is of a clock that was put back.
    if (!last || now < last.at || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
