// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { followPreference, prefixPreference } from "#site/layout/follow-preference.ts";

/** Where a page of `en` sends a visitor who has once chosen a language; null where it does not. */
function targetOn(
  href: string,
  head: string,
  stored: string | null = "fr",
  follow = followPreference,
): string | null {
  const replace = vi.fn<(path: string) => void>();
  document.head.innerHTML = head;
  vi.stubGlobal("localStorage", { getItem: () => stored });
  vi.stubGlobal("location", Object.assign(new URL(href), { replace }));
  follow("language", ["en", "fr"]);
  return replace.mock.lastCall?.[0] ?? null;
}

const origin = "https://agency.example";
const alternate = (language: string, path: string) =>
  `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`;
const english = alternate("en", "/consulting");

beforeEach(() => {
  document.documentElement.lang = "en";
  document.documentElement.hidden = false;
});

test("a page leads to its translation, with query and fragment", () => {
  const head = english + alternate("fr", "/fr/conseil");
  expect(targetOn(`${origin}/consulting?x=1#top`, head)).toBe("/fr/conseil?x=1#top");
});

test.each([null, "", "en", "it"])("a visitor for whom %s is stored stays", (stored) => {
  expect(targetOn(`${origin}/consulting`, english + alternate("fr", "/fr/conseil"), stored)).toBeNull();
});

test("a page without a translation stays where it is, and is shown", () => {
  expect(targetOn(`${origin}/consulting`, english)).toBeNull();
  expect(document.documentElement.hidden).toBe(false);
});

test("the page for unknown addresses, which has no translations, leads to the address with the prefix", () => {
  expect(targetOn(`${origin}/nowhere?x=1`, "", "fr", prefixPreference)).toBe("/fr/nowhere?x=1");
  expect(targetOn(`${origin}/fr/nowhere`, "", "fr", prefixPreference)).toBeNull();
});
