import { expect, test } from "vitest";
import { addressWith, choiceIn, isShown } from "#src/screens/portfolio/case-matching.ts";

const known = ["websites", "automation", "cro", "design"];

test.each([
  ["all", "websites", true],
  ["all", ["automation", "cro"], true],
  ["all", [], true],
  ["websites", "websites", true],
  ["websites", "design", false],
  ["cro", ["websites", "cro"], true],
  ["design", ["websites", "cro"], false],
  ["design", [], false],
  // A category whose name holds another's.
  ["web", "websites", false],
  ["web", ["websites"], false],
])("the choice %s and a case of %j: %s", (choice, categories, shown) => {
  expect(isShown(choice, categories)).toBe(shown);
});

test.each([
  ["", "all"],
  ["?category=cro", "cro"],
  ["?utm_source=mail&category=design", "design"],
  ["?category=", "all"],
  ["?category=all", "all"],
  ["?category=CRO", "all"],
  ["?category=%3Cscript%3E", "all"],
])("an address with %s shows %s", (search, choice) => {
  expect(choiceIn(search, known)).toBe(choice);
});

test.each([
  ["https://x.example/realisations", "cro", "/realisations?category=cro"],
  ["https://x.example/realisations?category=cro#testimonials", "design", "/realisations?category=design"],
  ["https://x.example/realisations?category=cro", "all", "/realisations"],
  ["https://x.example/en/portfolio?utm_source=mail&category=cro", "all", "/en/portfolio?utm_source=mail"],
])("%s with the choice %s is %s", (address, choice, expected) => {
  expect(addressWith(address, choice)).toBe(expected);
});
