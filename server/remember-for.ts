import type { Clock } from "#contact/clock.ts";

/** The same question, asked at most once in so many milliseconds; in between its last answer is repeated. */
export function rememberFor<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  clock: Clock,
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock.now();
    // An answer from the future means that the clock was put back.
    if (!last || now < last.at || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
