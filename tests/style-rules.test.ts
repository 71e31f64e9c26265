import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** Every style sheet of the site, without its rules for print. */
const sheets = globSync("site/**/*.css").map((file) => ({
  file,
  css: readFileSync(file, "utf8").replace(/\n( *)@media print \{[\s\S]*?\n\1\}/g, ""),
}));

/** The sheets of components, each of which names its layer. */
const parts = sheets.filter(
  ({ file }) => !file.startsWith("site/styles/") || file.endsWith("text-media.css"),
);

/** Every value that a pattern finds in the sheets and that is none of the allowed, with its file. */
const othersThan = (allowed: RegExp, pattern: RegExp) =>
  sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(pattern), ([, value = ""]) => value)
      .filter((value) => !allowed.test(value))
      .map((value) => `${file}: ${value}`),
  );

test("every sheet of a component is in layers, and what layers.css does not name is none", () => {
  const order =
    /@layer ([\w, ]+);/.exec(readFileSync("site/styles/layers.css", "utf8"))?.[1]?.split(", ") ?? [];
  const outside = parts.filter(({ css }) =>
    /^(?!@layer \w+ \{)[^\s}/]/m.test(css.replace(/\/\*[\s\S]*?\*\//g, "")),
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
  expect(othersThan(new RegExp(`^(${order.join("|")})$`), /(?:@layer |layer\()(\w+)[ )]/g)).toEqual([]);
});

test("windows and containers change what they show at five widths, and windows at one height", () => {
  const queries = /@(?:media|container) ([^{]*(?:width|height)[^{]*) \{/g;
  const allowed =
    /^(?:(?:screen and )?\((?:width [<>]=? |48rem <= width < )(?:15|40|48|64|80)rem\)|\(height (?:<=|>) 25rem\)|\(scripting: enabled\)|, | and )+$/;
  expect(othersThan(allowed, queries)).toEqual([]);
});

test("type has the sizes of the scale, or follows the text and the drawing it stands in", () => {
  const sizes = /\n\s*(?:font-size:|font:(?: \d+)?) ([^;/]+?)(?: \/|;)/g;
  expect(othersThan(/var\(--(text|head|display|drawn)(-\w+)?\)|^inherit$|^\d+%$/, sizes)).toEqual([]);
});

test("a length is a token, has a name in the drawing it belongs to, or is the size of one column or box", () => {
  const named = /--[\w-]+:[^;]*;|(?<=var\(--[\w-]+), [\d.]+\w+|@[^{};]*[{;]/g;
  const sized =
    /(?<=[;{}]\s*)(?:grid-template(?:-columns)?|columns|flex|(?:min-|max-)?width|(?:max-)?height|stroke-width):[^;]*;/g;
  const lengths = [...globSync("site/**/*.css"), ...globSync("leads/**/*.css")].flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(named, "")
        .replace(sized, "")
        .matchAll(/(?<![\w.#-])-?[\d.]+(?:rem|r?lh|em|px|pt|ch|ex|in|mm)\b/g),
      ([length]) => `${file}: ${length}`,
    ),
  );
  // Strokes have four widths; text closes up, and stands above its line, by one of two; a sign is in the middle of a
  // line.
  const few = /: (-?[1236]px|-0\.0[12]5em|0\.[24]em|[\d.]+lh)$/;
  expect(lengths.filter((length) => !few.test(length))).toEqual([]);
});

test("motion lasts one of three durations, and waits for as long or a part of it", () => {
  const moves = /(?:transition|animation)(?:-duration|-delay)?: ([^;]*);/g;
  expect(othersThan(/^(?!.*[1-9]m?s\b)/, moves)).toEqual([]);
});

test("nothing is placed by being the last, which a page that still arrives does not know", () => {
  const placed = /([^\s{}]*:(?:last|only|nth-last)-[^{}]*)\{[^{}]*grid-(?:area|column|row)/g;
  expect(othersThan(/^$/, placed)).toEqual([]);
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

test("a component that names a class of a sheet without a module imports that sheet", () => {
  const components = globSync("site/**/*.tsx").map((file) => ({ file, code: readFileSync(file, "utf8") }));
  const missing = sheets
    .filter(({ file }) => !/\.module\.css$|^site\/styles\/(?!text-media)/.test(file))
    .flatMap(({ file: sheet, css }) => {
      const classes = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name));
      const named = new RegExp(`className=(?:"|\\{\`)[^"\`$]*\\b(?:${[...classes].join("|")})(?![\\w-])`);
      return components
        .filter(({ code }) => classes.size > 0 && named.test(code) && !code.includes(`/${basename(sheet)}"`))
        .map(({ file }) => `${file}: ${sheet}`);
    });
  expect(missing).toEqual([]);
});
