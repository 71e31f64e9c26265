// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import axe from "axe-core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { defaultLanguage, type Language, languages } from "#src/languages.ts";
import { examplesIn } from "#src/style-guide/examples.tsx";
import { htmlErrorsIn } from "#tests/html-rules.ts";

const components = ["elements", "sections"].flatMap((folder) =>
  readdirSync(`src/${folder}`)
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => `${folder}/${file}`),
);

test("every element and every shared section is shown, and nothing else", () => {
  expect(Object.keys(examplesIn(defaultLanguage)).toSorted()).toEqual(components.toSorted());
});

const examplesOf = (language: Language) =>
  Object.entries(examplesIn(language)).flatMap(([file, states]) =>
    Object.entries(states).map(([state, node]) => ({ file, state, node })),
  );

/** Renders an example as the only content of a page. */
function bodyWith(node: ReactNode): string {
  const own = renderToStaticMarkup(node);
  return `<main>${own.includes("<h1") ? "" : "<h1>Example</h1>"}${own}</main>`;
}

describe.each(languages)("in %s", (language) => {
  test.each(examplesOf(language))("$file, $state, is valid HTML", async ({ node }) => {
    const head = "<head><title>Example</title></head>";
    const page = `<!DOCTYPE html><html lang="${language}">${head}<body>${bodyWith(node)}</body></html>`;
    expect(await htmlErrorsIn(page)).toEqual([]);
  });
});

test.each(examplesOf(defaultLanguage))("$file, $state, has no accessibility violations", async ({ node }) => {
  document.documentElement.lang = defaultLanguage;
  document.title = "Example";
  document.body.innerHTML = bodyWith(node);
  // Colours, sizes and overlaps need a real browser; the visual and journey tests check them.
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
