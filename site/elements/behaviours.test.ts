// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { connectAll, partOf } from "#site/elements/behaviours.ts";

afterEach(() => vi.unstubAllEnvs());

test("a script is told of each element that names it, and a mistake in one leaves the others alone", () => {
  document.body.innerHTML = `<i data-behaviour="one"></i><b data-behaviour="one"><u></u></b>`;
  const connected: Element[] = [];
  const connect = (root: HTMLElement) => connected.push(partOf(root, "u"));
  expect(() => connectAll("one", connect)).toThrow("no u");
  vi.stubEnv("DEV", false);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  connectAll("one", connect);
  expect(connected.map(({ localName }) => localName)).toEqual(["u"]);
  expect(logged).toHaveBeenCalledOnce();
});
