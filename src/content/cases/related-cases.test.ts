import { expect, test } from "vitest";
import { caseNeighbours, relatedCases } from "#src/content/cases/related-cases.ts";

const a = { slug: "a", categories: ["websites", "cro"] };
const b = { slug: "b", categories: ["design"] };
const c = { slug: "c", categories: ["cro"] };
const d = { slug: "d", categories: ["cro", "websites"] };
const all = [a, b, c, d];

test("related cases share the most categories, and never include the case itself", () => {
  expect(relatedCases(a, all, 2)).toEqual([d, c]);
});

test("ties go to the case that follows, wrapping around", () => {
  expect(relatedCases(c, all, 3)).toEqual([d, a, b]);
});

test("the first case has no previous one, the last no next one", () => {
  expect(caseNeighbours(a, all)).toEqual({ previous: undefined, next: b });
  expect(caseNeighbours(d, all)).toEqual({ previous: c, next: undefined });
});
