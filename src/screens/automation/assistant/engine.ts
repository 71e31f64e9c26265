import { termOf, wordsIn } from "#src/formats/terms.ts";
import type { Language } from "#src/languages.ts";

/** An answer with the ways in which people ask for it. */
export interface Answer {
  label: string;
  asked: string[];
  reply: string;
  always?: string[] | undefined;
  next?: "pass" | "slots" | undefined;
}

/** What a question means: one answer, one of two, or nothing that is known. */
export type Understood =
  | { kind: "answer"; answer: Answer }
  | { kind: "which"; answers: [Answer, Answer] }
  | { kind: "unknown" };

/** Characters of a message that are read. */
export const longestQuestion = 300;

/** From this score on, of at most 1, a question is understood. */
const sure = 0.36;

/** How much of the score is what the answer knows of the question; the rest is the nearest example. */
const knownShare = 0.85;

/** Weight of words in common from which an answer is considered, unless the question is one of its examples. */
const telltale = 2.8;
const example = 0.8;

/** Words up to this length decide alone only as they are written: a slip makes another word of them. */
const shortWord = 6;

/** Two answers as close as this are both offered. */
const close = 0.9;

/** Weight of a word that no answer has. */
const unknownWeight = 1;

/** How much two forms of a word count as the same: slips of the keyboard, and parts of a compound. */
const slip = 0.85;
const part = 0.75;

/**
 * Understands questions by their words: each counts the more, the fewer answers have it, and a word that no answer has
 * counts against all of them. So the assistant passes a question on rather than guess.
 */
export function createAssistant(answers: Answer[], smallWords: string, language: Language) {
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
  const weightOf = (term: string) => {
    const count = answersWith.get(term);
    return count === undefined ? unknownWeight : Math.log(1 + answers.length / count);
  };

  /** The known word that is meant, and how surely. */
  const meant = (term: string): [term: string, sureness: number] => {
    if (answersWith.has(term)) return [term, 1];
    let best: [string, number] = [term, 0];
    for (const candidate of answersWith.keys()) {
      const likeness = likenessOf(term, candidate);
      if (likeness > best[1]) best = [candidate, likeness];
    }
    return best;
  };

  return (question: string): Understood => {
    const asked = [...telling(question.slice(0, longestQuestion))].map(meant);
    const decided = known.find(({ always }) =>
      asked.some(([term, sureness]) => sureness >= (term.length < shortWord ? 1 : slip) && always.has(term)),
    );
    if (decided) return { kind: "answer", answer: decided.answer };

    const whole = asked.reduce((sum, [term]) => sum + weightOf(term), 0);
    const scored = known
      .flatMap(({ answer, terms, examples }) => {
        const shared = (some: Set<string>) =>
          asked.reduce(
            (sum, [term, sureness]) => (some.has(term) ? sum + sureness * weightOf(term) : sum),
            0,
          );
        // How much of the question the answer knows, and how much of its nearest example was said.
        const nearest = Math.max(
          ...examples.map((words) => {
            const all = whole + [...words].reduce((sum, term) => sum + weightOf(term), 0);
            return (2 * shared(words)) / all;
          }),
        );
        const common = shared(terms);
        const score = (knownShare * common) / whole + (1 - knownShare) * nearest;
        return score >= sure && (common >= telltale || nearest >= example) ? [{ answer, score }] : [];
      })
      .sort((one, other) => other.score - one.score);
    const [first, second] = scored;
    if (!first) return { kind: "unknown" };
    if (second && second.score >= first.score * close)
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
