import { expect, test } from "vitest";
import { differencesOf } from "#src/build/copy-check.ts";

const french = {
  home: { title: "Bonjour", seo: { h1: "Accueil" }, list: ["un", "deux"], of: (count: string) => count },
};

test("copy of the same shape has no differences, whatever the length of its lists", () => {
  const english = { home: { title: "Hello", seo: { h1: "Home" }, list: ["one"], of: () => "" } };
  expect(differencesOf(english, french)).toEqual([]);
});

test("each language has its own questions", () => {
  const pattern = { home: { questions: { items: { price: { question: "?" } } } } };
  expect(differencesOf({ home: { questions: { items: { data: { question: "?" } } } } }, pattern)).toEqual([]);
  expect(differencesOf({ home: { questions: {} } }, pattern)).toEqual([
    expect.stringMatching(/^home\.questions\.items is missing; /),
  ]);
});

test("a missing, extra or differently typed sentence is reported with its path", () => {
  const { title: _, ...rest } = french.home;
  expect(differencesOf({ home: rest }, french)).toEqual([expect.stringMatching(/^home\.title is missing; /)]);
  expect(differencesOf({ home: { ...french.home, seo: "Home" } }, french)).toEqual([
    "home.seo lacks its parts",
  ]);
  expect(differencesOf({ home: { ...french.home, list: "one" } }, french)).toEqual(["home.list is no list"]);
  expect(differencesOf({ home: { ...french.home, of: "one" } }, french)).toEqual([
    "home.of is a string, not a function",
  ]);
  expect(differencesOf({ home: { ...french.home, tilte: "Hello" } }, french)).toEqual([
    "home.tilte is not known here; allowed are title, seo, list, of",
  ]);
});
