import { expect, test } from "vitest";
import { searchTerms, searchWords } from "#leads/store/search-words.ts";
import { leadRow } from "#tests/support/lead-row.ts";

const isFound = (phone: string, typed: string) => {
  const words = searchWords({ ...leadRow, phone });
  return searchTerms(typed).every((term) => words.includes(term));
};

test("a phone number is found in every spelling, whatever the visitor's was", () => {
  const spellings = [
    "06 12 34 56 78",
    "0612345678",
    "06.12.34.56.78",
    "+33 6 12 34 56 78",
    "+33 (0)6 12 34 56 78",
    "0033612345678",
    "06-12-34-56-78",
  ];
  for (const stored of spellings) {
    for (const typed of spellings) expect(isFound(stored, typed), `${typed} in ${stored}`).toBe(true);
    expect(isFound(stored, "06 12 34 56 79")).toBe(false);
  }
  expect(isFound("030 901820", "+49 30 901820")).toBe(true);
});

test.each([
  ["zoe MULLER", true],
  ["söhne & müller", true],
  ["soehne mueller", true],
  ["bäckerei-example.de", true],
  ["deadbeef", true],
  ["Zoe Meier", false],
])("%s is found without case and accents: %s", (typed, found) => {
  expect(isFound("+49 30 901820", typed)).toBe(found);
});
