import { expect, test } from "vitest";
import { numberSections } from "#src/content/numbered-sections.ts";

test("a text is split at its second-level headings, which are numbered in order", () => {
  const html =
    '<p>Start</p>\n<h2 id="a">One &amp; two</h2>\n<p>A</p>\n<h3>Aa</h3>\n<h2>Three</h2>\n<p>B</p>\n';
  expect(numberSections(html)).toEqual({
    opening: "<p>Start</p>",
    sections: [
      { number: 1, id: "section-1", title: "One &amp; two", html: "<p>A</p>\n<h3>Aa</h3>" },
      { number: 2, id: "section-2", title: "Three", html: "<p>B</p>" },
    ],
  });
});
