import { expect, test } from "vitest";
import { caseText } from "#src/content/cases/case-sections.ts";

const three = "<h2>Why</h2><p>a</p><h2>How</h2><p>b</p><h2>What</h2><ul>\n<li>one</li>\n<li>two</li>\n</ul>";

test("a case consists of challenge, solution and a list of results", () => {
  expect(caseText(three, "x.md")).toEqual({
    challenge: { title: "Why", html: "<p>a</p>" },
    solution: { title: "How", html: "<p>b</p>" },
    results: { title: "What", items: ["one", "two"] },
    services: null,
  });
});

test("a fourth heading contains the services", () => {
  const { services } = caseText(
    `${three}<h2>Did</h2><h3 id="s">Site</h3><p>c</p><h3>CRO</h3><p>d</p>`,
    "x.md",
  );
  expect(services).toEqual({
    title: "Did",
    items: [
      { title: "Site", html: "<p>c</p>" },
      { title: "CRO", html: "<p>d</p>" },
    ],
  });
});

test.each([
  ["a part missing", "<h2>Why</h2><p>a</p><h2>How</h2><p>b</p>"],
  ["results that are no list", "<h2>Why</h2><h2>How</h2><h2>What</h2><p>c</p>"],
  ["text before the first heading", `<p>x</p>${three}`],
  ["services without headings", `${three}<h2>Did</h2><p>c</p>`],
  ["a fifth part", `${three}<h2>Did</h2><h3>A</h3><h2>More</h2>`],
])("%s fails and names the file", (_, html) => {
  expect(() => caseText(html, "content/cases/x/fr.md")).toThrow("content/cases/x/fr.md");
});
