import { afterAll, expect, test } from "vitest";
import { baseFacts } from "#contract/copy/base-facts.ts";
import { createFiller } from "#contract/copy/fill-text.ts";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";

const files = copyFiles[defaultLanguage];
const written = files["phrases"];
const file = written?.file ?? "";

afterAll(() => {
  if (written) files["phrases"] = written;
});

/** What filling in a text throws where the phrases are these. */
function problemWith(phrases: unknown, text: string): string {
  if (phrases === undefined) delete files["phrases"];
  else files["phrases"] = { file, data: phrases };
  try {
    createFiller(baseFacts).prepareText(text, defaultLanguage)({});
    return "";
  } catch (error) {
    return String(error);
  }
}

test("a language needs no phrases, and a file that is missing is named where a text has one", () => {
  expect(problemWith(undefined, "{brand}")).toBe("");
  expect(problemWith(undefined, "{phrases.quote}")).toBe(`ContentError: ${file} is missing`);
});

test("a phrase that comes after the one that has it is named with the file of the phrases", () => {
  const phrases = { quote: "{phrases.time}", time: "soon" };
  expect(problemWith(phrases, "{brand}")).toMatch(
    new RegExp(`^ContentError: ${file}\\S*: quote: unknown placeholder`),
  );
});
