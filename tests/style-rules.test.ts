import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What every style sheet of a component says, without what holds on paper only. */
const sheets = globSync("site/**/*.module.css").map((file) => ({
  file,
  css: readFileSync(file, "utf8").replace(/\n@media print \{[\s\S]*?\n\}/g, ""),
}));

/** Every value that a pattern finds in the sheets and that is none of the allowed, with its file. */
const othersThan = (allowed: RegExp, pattern: RegExp) =>
  sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(pattern), ([, value = ""]) => value)
      .filter((value) => !allowed.test(value))
      .map((value) => `${file}: ${value}`),
  );

test("windows and containers change what they show at four widths, and where text is set very large", () => {
  expect(
    othersThan(/^((40|48|64|80)rem|(39|47|63|79)\.99rem|15rem)$/, /\((?:min|max)-width: ([\d.]+\w+)\)/g),
  ).toEqual([]);
});

test("type has the sizes of the scale, or follows the text and the drawing it stands in", () => {
  const sizes = /\n\s*(?:font-size:|font:(?: \d+)?) ([^;/]+?)(?: \/|;)/g;
  expect(othersThan(/var\(--(text|head|display)-\w+\)|^inherit$|^[\d.]+(em|px)$/, sizes)).toEqual([]);
});

test("motion lasts one of three durations, and waits for as long or a part of it", () => {
  const moves = /(?:transition|animation)(?:-duration|-delay)?: ([^;]*);/g;
  expect(othersThan(/^(?!.*[1-9]m?s\b)/, moves)).toEqual([]);
});

/** Hidden between widths: menus, drawings whose words stand beside them, labels that a table's head says. */
const mayHide = [
  // Pictures that stand on the page which the card leads to.
  "case/case.module.css: .next > [data-cover]",
  "portfolio/case-grid.module.css: .before",
  "cro/conversion-chart.module.css: .narrow",
  "cro/conversion-chart.module.css: .wide",
  "layout/site-header.module.css: .opener, .menu:popover-open",
  "layout/site-header.module.css: .wide",
  // A phone cannot scan its own screen.
  "links/links.module.css: .code",
  "sections/stacked-table.module.css: .label",
  // The names of the sections say what they are.
  "sections/long-text.module.css: .contents summary",
  // It repeats a button of the page.
  "sections/sticky-action.module.css: .bar",
];

test("no width hides what explains, conditions or proves", () => {
  const rules = (css: string) =>
    Array.from(css.matchAll(/([^{};/]+)\{([^{}]*)\}/g), ([, selector = "", body = ""]) => ({
      selector: selector.trim().replace(/\s+/g, " "),
      body,
    })).filter(({ selector }) => !selector.includes("::"));
  const hidden = sheets.flatMap(({ file, css }) => {
    const atWidths = /\n@(?:media|container) [^\n]*width[^\n]*\{\n([\s\S]*?)\n\}/g;
    const between = rules(Array.from(css.matchAll(atWidths), ([, inner = ""]) => inner).join("\n"));
    const always = rules(css.replace(atWidths, "")).filter(({ selector }) =>
      between.some((other) => other.selector.split(", ").includes(selector)),
    );
    return [...between, ...always]
      .filter(({ body }) => body.includes("display: none"))
      .map(({ selector }) => `${file.split("/").slice(-2).join("/")}: ${selector}`);
  });
  expect(hidden.filter((one) => !mayHide.includes(one))).toEqual([]);
});

test("what is set in paper on ink stays so where the system chooses the colours", () => {
  const inverted = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/\{([^{}]*[^-]color: var\(--paper\);[^{}]*)\}/g), ([, body = ""]) => ({
      file,
      body,
    })),
  );
  expect(inverted.length).toBeGreaterThan(0);
  // The system puts its ground behind text, and the text has that very colour.
  expect(inverted.filter(({ body }) => !body.includes("forced-color-adjust: none"))).toEqual([]);
});
