// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "#src/content/words.ts";
import { connectBackLink } from "#src/screens/article/back-link.ts";
import { connectShare } from "#src/screens/article/share.ts";
import { ShareButton } from "#src/screens/article/share-button.tsx";
import { getOnly } from "#tests/render-island.ts";
import { secondLanguage } from "#tests/spoken.ts";

const words = wordsOf("article", secondLanguage).share;

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<ShareButton words={words} title="Title" text="Excerpt" />);
});

test("the button appears once its script has run, and shares its data", () => {
  const share = vi.fn();
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
  expect(getOnly("button").hidden).toBe(true);
  connectShare();
  expect(getOnly("button").hidden).toBe(false);
  getOnly("button").click();
  const url = location.origin + location.pathname;
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Title", text: "Excerpt", url });
  Reflect.deleteProperty(navigator, "share");
});

test("without a way to share it points to the address bar", async () => {
  connectShare();
  getOnly("button").click();
  await vi.waitFor(() => expect(getOnly("[role=status]").textContent).toBe(words.failed));
});

test("missing markup throws", () => {
  document.body.innerHTML = "";
  expect(connectShare).toThrow("data-share");
  expect(connectBackLink).toThrow("data-back");
});
