// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { SearchResult } from "#site/screens/search/engine.ts";
import { findPages } from "#site/screens/search/find-pages.ts";
import { SearchBox } from "#site/screens/search/search-box.tsx";
import { searchBoxProps } from "#site/screens/search/search-box-props.ts";
import { actAndWait, getOnly, renderIsland } from "#tests/support/render-island.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

vi.mock(import("#site/screens/search/find-pages.ts"), () => ({ findPages: vi.fn() }));

const page = (number: number): SearchResult => ({
  url: `/page-${number}`,
  title: `Page ${number}`,
  name: "Blog",
  excerpt: [
    { text: "all ", found: false },
    { text: "about", found: true },
    { text: " it", found: false },
  ],
  places: [{ title: "Part", url: `/page-${number}#part` }],
});
const found = (count: number) => Array.from({ length: count }, (_, place) => () => page(place + 1));

const props = searchBoxProps(secondLanguage);
const box = () => renderIsland(<SearchBox {...props}>Where to start</SearchBox>);
const status = () => getOnly("[role=status]").textContent;
const titles = () => [...document.querySelectorAll("h2 a")].map((link) => link.textContent);

async function type(query: string) {
  const field = getOnly<HTMLInputElement>("input");
  await actAndWait(() => {
    field.value = query;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await actAndWait(() => vi.advanceTimersByTimeAsync(1000));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(findPages).mockReset();
  history.replaceState(null, "", "/en/search");
});

test("shows the results of the latest query, whichever arrives first", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof found>>();
  vi.mocked(findPages).mockReturnValueOnce(promise).mockResolvedValueOnce(found(1));
  await box();
  await type("slow");
  await type("quick");
  await actAndWait(() => resolve(found(5)));
  expect(status()).toContain("quick");
  expect(titles()).toHaveLength(1);
});

test("says when there are no results, and when the search fails", async () => {
  vi.mocked(findPages).mockResolvedValueOnce([]).mockRejectedValueOnce(new Error("offline"));
  await box();
  await type("$& nothing");
  expect(status()).toContain("$& nothing");
  await type("bread");
  expect(status()).toBe(props.words.states.failed);
  expect(getOnly("section").hidden).toBe(false);
});
