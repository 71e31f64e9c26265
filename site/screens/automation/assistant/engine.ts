import type { Language } from "#contract/languages/languages.ts";
import { termOf, wordsIn } from "#site/content/formats/terms.ts";

/** An answer with the ways in which people ask for it. */
export interface Answer {
  label: string;
  asked: string[];
  reply: string;
  always?: string | undefined;
  next?: "pass" | "order" | "slots" | "cake" | undefined;
}

/** Whether a person reads the message. */
export const reachesPerson = ({ next }: Pick<Answer, "next">) => next === "pass" || next === "order";

/** What a question means: one answer, one of two, or nothing that is known. */
export type Understood =
  | { kind: "answer"; answer: Answer }
  | { kind: "which"; answers: [Answer, Answer] }
  | { kind: "unknown" };

/** Characters of a message that are read. */
export const longestQuestion = 300;

/** From this likelihood on, of at most 1, a question is understood. */
const sure = 0.3;

/** Two answers as close as this are both offered, or the question is passed on if one of them would do so. */
const close = 0.5;

/** Weight of a part of a word, if the whole word has 1, and of a word or part that no example has. */
const partWeight = 0.6;
const unknownWeight = 2;

/** How often the examples are gone through, and how much each then changes what is learned. */
const rounds = 10;
const step = 2;

/**
 * Understands questions as its examples teach it: each word, and each part of one, speaks for or against each answer.
 * Parts of words see through slips, endings and compounds. What is not likely to be any answer is passed on.
 */
export async function createAssistant(
  answers: Answer[],
  language: Language,
): Promise<(question: string) => Understood> {
  const termsOf = (text: string) => wordsIn(text).flatMap((word) => termOf(word, language) ?? []);
  const signsOf = (text: string) => {
    const signs = new Map<string, number>();
    for (const term of termsOf(text.slice(0, longestQuestion))) {
      const number = /^\d+$/.test(term);
      signs.set(number ? "#" : term, 1);
      for (let at = 0; !number && at < term.length; at++) {
        const part = `^${term}$`.slice(at, at + 4);
        signs.set(`_${part.slice(0, 3)}`, partWeight);
        if (part.length === 4) signs.set(`_${part}`, partWeight);
      }
    }
    return signs;
  };

  const examples = answers.flatMap(({ asked }, answer) =>
    asked.map((question) => ({ answer, signs: signsOf(question) })),
  );
  const answersWith = new Map<string, Set<number>>();
  for (const { answer, signs } of examples)
    for (const sign of signs.keys()) answersWith.set(sign, (answersWith.get(sign) ?? new Set()).add(answer));
  const vocabulary = new Map(
    [...answersWith].map(([sign, { size }], index) => [
      sign,
      // The fewer answers have a sign, the more it says.
      { at: index * answers.length, weight: Math.log(1 + answers.length / size) },
    ]),
  );
  /** The known signs of a question and how much of it each is. */
  const shares = (signs: Map<string, number>) => {
    const weighed = [...signs].map(([sign, weight]) => ({
      at: vocabulary.get(sign)?.at ?? -1,
      share: weight * (vocabulary.get(sign)?.weight ?? unknownWeight),
    }));
    const whole = Math.hypot(...weighed.map(({ share }) => share));
    return weighed.filter(({ at }) => at >= 0).map(({ at, share }) => ({ at, share: share / whole }));
  };

  const learned = new Float32Array(vocabulary.size * answers.length);
  const likelihoods = new Float32Array(answers.length);
  const judge = (signs: ReturnType<typeof shares>) => {
    likelihoods.fill(0);
    for (const { at, share } of signs)
      for (let answer = 0; answer < answers.length; answer++)
        likelihoods[answer] = (likelihoods[answer] ?? 0) + share * (learned[at + answer] ?? 0);
    let sum = 0;
    for (let answer = 0; answer < answers.length; answer++)
      sum += likelihoods[answer] = Math.exp(likelihoods[answer] ?? 0);
    for (let answer = 0; answer < answers.length; answer++)
      likelihoods[answer] = (likelihoods[answer] ?? 0) / sum;
    return likelihoods;
  };
  const lessons = examples.map(({ answer, signs }) => ({ answer, signs: shares(signs) }));
  /** Examples of one answer do not follow each other, so that none outweighs those before. */
  const spread = (index: number) => lessons[(index * 7919) % lessons.length];
  for (let round = 0; round < rounds; round++) {
    // Learning takes a slow phone most of a second: what is typed meanwhile appears.
    await new Promise((resume) => setTimeout(resume));
    for (let index = 0; index < lessons.length; index++) {
      const lesson = spread(index);
      if (!lesson) continue;
      judge(lesson.signs).forEach((likelihood, answer) => {
        const error = (answer === lesson.answer ? 1 : 0) - likelihood;
        if (Math.abs(error) < 0.005) return;
        for (const { at, share } of lesson.signs)
          learned[at + answer] = (learned[at + answer] ?? 0) + step * share * error;
      });
    }
  }

  const deciding = answers.map(({ always = "" }) => new Set(termsOf(always)));

  return (question) => {
    const terms = termsOf(question.slice(0, longestQuestion));
    const decided = answers.find((_, index) => terms.some((term) => deciding[index]?.has(term)));
    if (decided) return { kind: "answer", answer: decided };

    const likely = [...judge(shares(signsOf(question)))];
    const [first, second] = answers
      .map((answer, index) => ({ answer, likelihood: likely[index] ?? 0 }))
      .sort((one, other) => other.likelihood - one.likelihood);
    if (!first || first.likelihood < sure) return { kind: "unknown" };
    if (!second || second.likelihood < first.likelihood * close)
      return { kind: "answer", answer: first.answer };
    const passing = [first, second].find(({ answer }) => reachesPerson(answer));
    if (passing) return { kind: "answer", answer: passing.answer };
    return { kind: "which", answers: [first.answer, second.answer] };
  };
}
