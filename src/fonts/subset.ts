// Subsets Bricolage Grotesque to the characters the site prints and computes matching fallback fonts; run it with
// `npm run fonts` after changing the characters.
import { glob, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";

/** The full French, English and German alphabets, and the punctuation and symbols the site may print. */
const letters =
  " !\"#%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz{|}_<>~" +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿßñ" +
  "«»‹›‘’“”„‚–—…·•×−→$€©°²§\u00a0\u00ad\u2011\u202f\u2009";

/** Optical sizes: display for headings and figures, text for everything else. */
const cuts = {
  Display: { opsz: 96, from: 500, to: 700, standIns: [{ weight: 700, covers: "500 700" }] },
  Text: {
    opsz: 14,
    from: 400,
    to: 700,
    standIns: [
      { weight: 400, covers: "400 500" },
      { weight: 700, covers: "600 700" },
    ],
  },
} as const;

/**
 * System fonts by full name, which differs between releases. Arial covers Windows, macOS and iOS (Helvetica has the
 * same widths), Arimo has Arial's widths; Android ships Roboto.
 */
const devices = [
  {
    name: "Arial",
    measured: "arimo",
    files: {
      400: ["Arial", "Liberation Sans", "Arimo", "Arimo Regular"],
      700: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"],
    },
  },
  {
    name: "Roboto",
    measured: "roboto",
    files: { 400: ["Roboto", "Roboto Regular"], 700: ["Roboto Bold"] },
  },
] as const;

const { resolve } = createRequire(import.meta.url);
const source = await readFile(
  resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2"),
);

/** Sample text with the site's own letter frequencies. */
let sample = "";
for await (const article of glob("content/articles/*/*.md")) sample += await readFile(article, "utf8");
sample = Array.from(sample)
  .filter((letter) => /[\p{L} ,.’]/u.test(letter) && letters.includes(letter))
  .join("");

/** Width of the sample as a multiple of the font size. */
function widthIn(font: Font): number {
  const widths = new Map<string, number>();
  for (const letter of new Set(sample)) {
    widths.set(letter, font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  }
  return Array.from(sample).reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0) / font.unitsPerEm;
}

/** A font with its variable axes pinned. */
async function read(file: Buffer, variationAxes: Record<string, number> = {}): Promise<Font> {
  const font = create(await subsetFont(file, letters, { targetFormat: "truetype", variationAxes }));
  if (font.isCollection) throw new Error("a file with several fonts");
  return font;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const rules: string[] = ["/* Written by `npm run fonts`. */"];

for (const [cut, { opsz, from, to, standIns }] of Object.entries(cuts)) {
  const family = `Bricolage Grotesque ${cut}`;
  const file = `bricolage-grotesque-${cut.toLowerCase()}.woff2`;
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: { min: from, max: to }, opsz },
    // Keep kerning, ligatures and tabular figures; alternates would add glyphs.
    keepFeatures: ["kern", "liga", "lnum", "tnum"],
  } as const;
  const subset = await subsetFont(source, letters, options);
  await writeFile(new URL(file, import.meta.url), subset);
  console.log(`${file}: ${subset.length} bytes`);
  rules.push(`@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${from} ${to};
  font-display: swap;
}`);
  for (const { weight, covers } of standIns) {
    const own = await read(source, { wght: weight, opsz });
    for (const { name, measured, files } of devices) {
      const file = resolve(`@fontsource/${measured}/files/${measured}-latin-${weight}-normal.woff2`);
      // Match widths first (size-adjust), then heights: the overrides are relative to the adjusted size.
      const size = widthIn(own) / widthIn(await read(await readFile(file)));
      rules.push(`@font-face {
  font-family: "${name} as ${cut}";
  src: ${files[weight].map((local) => `local("${local}")`).join(", ")};
  font-weight: ${covers};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / own.unitsPerEm / size)};
  descent-override: ${percent(-own.descent / own.unitsPerEm / size)};
}`);
    }
  }
}
await writeFile(new URL("faces.css", import.meta.url), `${rules.join("\n\n")}\n`);
