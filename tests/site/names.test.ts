import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();

/** Approximate accessible name of a link. */
function nameOf(link: HTMLElement): string {
  const pictures = link.querySelectorAll("img, svg").map((element) => element.getAttribute("alt") ?? "");
  const text = link.getAttribute("aria-label") ?? `${link.textContent} ${pictures.join(" ")}`;
  return text.replace(/\s+/g, " ").trim();
}

test("links with the same name lead to the same place", async () => {
  await holdsFor(pages, ({ document }) => {
    const places = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll("main a[href]")) {
      const name = nameOf(link);
      expect(name, link.outerHTML).not.toBe("");
      places.set(name, (places.get(name) ?? new Set()).add(link.getAttribute("href") ?? ""));
    }
    const confusing = [...places].filter(([, addresses]) => addresses.size > 1);
    expect(confusing.map(([name, addresses]) => [name, ...addresses])).toEqual([]);
  });
});

test("every drawing has a name or is marked as decoration", async () => {
  await holdsFor(pages, ({ document }) => {
    const silent = document
      .querySelectorAll("svg")
      .filter((svg) => svg.getAttribute("aria-hidden") !== "true" && !svg.getAttribute("aria-label"))
      .filter((svg) => !svg.closest('[aria-hidden="true"], dialog'));
    expect(silent.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});
