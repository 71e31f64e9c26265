import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answersCopy } from "#site/content/copy/answers.copy.ts";
import { builtPages } from "#tests/support/built-site.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** A sentence as it is read, with its prices. */
const read = (parts: readonly (string | object)[]) =>
  parts.map((part) => (typeof part === "string" ? part : "1")).join("");

test.each(languages)("in %s ten answers have at most 25 words each", (language) => {
  const answers = Object.values(answersCopy(language));
  expect(answers).toHaveLength(10);
  for (const { answer, detail } of answers) {
    const words = wordsIn(`${read(answer)} ${read(detail)}`);
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(25);
  }
});

test.each(languages)(
  "in %s the home page asks three of them by itself and lists the others",
  async (language) => {
    const page = (await builtPages()).find(({ path }) => path === pathOf("home", language));
    const questions = Object.values(answersCopy(language)).map(({ question }) => question);
    const listed = page?.document.querySelectorAll("#questions summary").map(({ text }) => text) ?? [];
    const picks = page?.document.querySelectorAll("main fieldset input") ?? [];
    const asked = picks.map((pick) => pick.getAttribute("aria-label") ?? "");
    expect(asked).toHaveLength(3);
    expect([...asked, ...listed].toSorted()).toEqual(questions.toSorted());
  },
);
