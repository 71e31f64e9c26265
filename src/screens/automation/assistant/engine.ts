import { termOf, wordsIn } from "#src/formats/terms.ts";
import type { Language } from "#src/languages.ts";

/** An answer with the ways in which people ask for it. */
export interface Answer {
  readonly label: string;
  readonly asked: readonly string[];
  readonly reply: string;
  readonly always?: readonly string[] | undefined;
  readonly next?: "pass" | "slots" | undefined;
}

/** What a question means: one answer, one of two, or nothing that is known. */
export type Understood =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "which"; readonly answers: readonly [Answer, Answer] }
  | { readonly kind: "unknown" };

/** Characters of a message that are read. */
export const longestQuestion = 300;

/** From this share of its meaning on, a question is understood. */
const sure = 0.56;

/** Two answers as close as this are both offered. */
const close = 0.92;

/** A word that no answer has weighs as if this many had it. */
const answersWithUnknown = 4;

/** How much two forms of a word count as the same: slips of the keyboard, and parts of a compound. */
const slip = 0.85;
const part = 0.75;

/**
 * Understands questions by their words: each counts the more, the fewer answers have it, and a word that no answer has
 * counts against all of them. So the assistant passes a question on rather than guess.
 */
export function createAssistant(answers: readonly Answer[], smallWords: string, language: Language) {
  const termsOf = (text: string) => new Set(wordsIn(text).flatMap((word) => termOf(word, language) ?? []));
  const small = termsOf(smallWords);
  /** The words that matter: no small ones and no numbers, unless there are no others. */
  const telling = (text: string) => {
    const terms = termsOf(text);
    const rest = [...terms].filter((term) => !small.has(term) && !/^\d+$/.test(term));
    return rest.length > 0 ? new Set(rest) : terms;
  };

  const known = answers.map((answer) => {
    const examples = answer.asked.map(telling);
    const always = termsOf((answer.always ?? []).join(" "));
    return {
      answer,
      examples,
      terms: new Set([...examples.flatMap((terms) => [...terms]), ...always]),
      always,
    };
  });
  const answersWith = new Map<string, number>();
  for (const { terms } of known)
    for (const term of terms) answersWith.set(term, (answersWith.get(term) ?? 0) + 1);
  const weightOf = (term: string) =>
    Math.log(1 + answers.length / (answersWith.get(term) ?? answersWithUnknown));

  /** The known word that is meant, and how surely. */
  const meant = (term: string): readonly [term: string, sureness: number] => {
    if (answersWith.has(term)) return [term, 1];
    let best: readonly [string, number] = [term, 0];
    for (const candidate of answersWith.keys()) {
      const likeness = likenessOf(term, candidate);
      if (likeness > best[1]) best = [candidate, likeness];
    }
    return best;
  };

  return (question: string): Understood => {
    const asked = [...telling(question.slice(0, longestQuestion))].map(meant);
    const decided = known.find(({ always }) =>
      asked.some(([term, sureness]) => sureness > 0 && always.has(term)),
    );
    if (decided) return { kind: "answer", answer: decided.answer };

    const whole = asked.reduce((sum, [term]) => sum + weightOf(term), 0);
    const scored = known
      .map(({ answer, terms, examples }) => {
        const shared = (some: ReadonlySet<string>) =>
          asked.reduce(
            (sum, [term, sureness]) => (some.has(term) ? sum + sureness * weightOf(term) : sum),
            0,
          );
        // How much of the question the answer knows, and how much of its nearest example was said.
        const nearest = Math.max(
          ...examples.map((example) => {
            const common = shared(example);
            const all = whole + [...example].reduce((sum, term) => sum + weightOf(term), 0);
            return (2 * common) / all;
          }),
        );
        return { answer, score: 0.5 * (shared(terms) / whole) + 0.5 * nearest };
      })
      .sort((one, other) => other.score - one.score);
    const [first, second] = scored;
    if (!first || !(first.score >= sure)) return { kind: "unknown" };
    if (second && second.score >= first.score * close && second.score >= sure)
      return { kind: "which", answers: [first.answer, second.answer] };
    return { kind: "answer", answer: first.answer };
  };
}

/** How alike two words are, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length >= 4 && (longer.startsWith(shorter) || longer.endsWith(shorter))) return part;
  const slips = shorter.length < 4 ? 0 : shorter.length < 7 ? 1 : 2;
  return slips > 0 && distanceOf(one, other, slips) <= slips ? slip : 0;
}

/** Letters to add, drop, change or swap with their neighbour to make one word of another; more than `most` is not counted. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    before = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
