import { expect, test } from "vitest";
import { differencesOf } from "#src/content/copy-shape.ts";

const french = {
  home: { title: "Bonjour", seo: { h1: "Accueil" }, list: ["un", "deux"], of: (count: string) => count },
};

test("words that say the same differ in nothing, however long their lists are", () => {
  const english = { home: { title: "Hello", seo: { h1: "Home" }, list: ["one"], of: () => "" } };
  expect(differencesOf(english, french)).toEqual([]);
});

test("each language has the questions of its own readers", () => {
  const pattern = { home: { questions: { items: { price: { question: "?" } } } } };
  expect(differencesOf({ home: { questions: { items: { data: { question: "?" } } } } }, pattern)).toEqual([]);
  expect(differencesOf({ home: { questions: {} } }, pattern)).toEqual(["home.questions.items is missing"]);
});

test("a sentence that is missing, of another kind or nobody's is named with its place", () => {
  const { title: _, ...rest } = french.home;
  expect(differencesOf({ home: rest }, french)).toEqual(["home.title is missing"]);
  expect(differencesOf({ home: { ...french.home, seo: "Home" } }, french)).toEqual([
    "home.seo lacks its parts",
  ]);
  expect(differencesOf({ home: { ...french.home, list: "one" } }, french)).toEqual(["home.list is no list"]);
  expect(differencesOf({ home: { ...french.home, of: "one" } }, french)).toEqual([
    "home.of is a string, not a function",
  ]);
  expect(differencesOf({ home: { ...french.home, tilte: "Hello" } }, french)).toEqual([
    "home.tilte is not known",
  ]);
});
