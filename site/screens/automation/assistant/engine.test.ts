import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Language, languages } from "#contract/languages/languages.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { assistantWords } from "#site/screens/automation/assistant/assistant.words.ts";
import {
  createAssistant,
  reachesPerson,
  type Understood,
} from "#site/screens/automation/assistant/engine.ts";

const assistantIn = async (language: Language) => {
  const words = assistantWords(language);
  const answers = { ...words.answers, ...words.manners };
  const understand = await createAssistant(Object.values(answers), language);
  const keyOf = (label: string) => Object.entries(answers).find(([, answer]) => answer.label === label)?.[0];
  const keysOf = (understood: Understood) =>
    understood.kind === "unknown"
      ? ["unknown"]
      : (understood.kind === "answer" ? [understood.answer] : understood.answers).map(({ label }) =>
          keyOf(label),
        );
  return { answers, understand: (question: string) => keysOf(understand(question)) };
};

describe.each(languages)("in %s", async (language) => {
  const { answers, understand } = await assistantIn(language);
  const { suggestions, answers: counted } = assistantWords(language);

  test("it knows no more answers than a first automation includes, and asks nothing that it cannot hear", () => {
    expect(Object.keys(counted).length).toBeLessThanOrEqual(promises.firstAutomation.answers);
    const asking = Object.values(answers).filter(({ reply }) => reply.includes("?"));
    expect(asking.filter(({ next }) => next !== "slots" && next !== "cake")).toEqual([]);
  });

  test("every answer is found by the ways in which people ask for it", () => {
    const lost = Object.entries(answers).flatMap(([key, { asked }]) =>
      asked.filter((question) => !understand(question).some((found) => found === key)),
    );
    // An example of two answers finds the other one at most.
    const all = Object.values(answers).flatMap(({ asked }) => asked).length;
    expect(lost.length / all, lost.join("; ")).toBeLessThan(0.05);
  });

  test("every suggested question has one answer", () => {
    for (const question of Object.values(suggestions))
      expect(understand(question), question).toEqual([expect.not.stringMatching("unknown")]);
  });

  test("nonsense, an empty and an endless question are unknown", () => {
    for (const question of ["", "?!", "xyzzy", "qwrtz ".repeat(2_000), "<script>alert(1)</script>"])
      expect(understand(question), question.slice(0, 40)).toEqual(["unknown"]);
  });
});

/** The sample's questions; another shop has others. */
const corpora = languages
  .map((language) => ({ language, file: join(import.meta.dirname, `sample/${language}.yaml`) }))
  .filter(({ file }) => existsSync(file));

test.skipIf(corpora.length === 0).each(corpora)(
  "of the questions in $language most are answered rightly, and few wrongly",
  async ({ language, file }) => {
    const { answers, understand } = await assistantIn(language);
    const passesOn = (key = "unknown") => key === "unknown" || reachesPerson(answers[key] ?? {});
    /** Questions under the keys of the answers that are right, `unknown` if they should be passed on. */
    const questions: Record<string, string[]> = parse(readFileSync(file, "utf8"));
    const judged = Object.entries(questions).flatMap(([keys, asked]) =>
      asked.map((question) => {
        const matches = understand(question);
        const right = keys
          .split("|")
          .some((key) => (key === "unknown" ? matches.every(passesOn) : matches.includes(key)));
        return { question, verdict: right ? "right" : matches.every(passesOn) ? "passed" : "wrong" };
      }),
    );
    const wrong = judged.filter(({ verdict }) => verdict === "wrong").map(({ question }) => question);
    expect(wrong.length / judged.length, wrong.join("; ")).toBeLessThanOrEqual(0.02);
    const right = judged.filter(({ verdict }) => verdict === "right");
    expect(right.length / judged.length).toBeGreaterThanOrEqual(0.9);
  },
);
