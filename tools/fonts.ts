/**
 * Run by `npm run fonts [-- <family>]`: sets the site in an installed family of Fontsource, or in the present one
 * again after the letters have changed. Cuts it to the letters the site prints, and measures the system fonts that
 * stand in until it has arrived.
 */

import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { withLookAlikes } from "#tools/same-glyphs.ts";

/** The full French, English and German alphabets, and the punctuation and symbols the site may print. */
const letters =
  " !\"#%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz{|}_<>~" +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœùûüÿßñ" +
  "«»‹›‘’“”„‚–—…·•×÷−$€£©°²§\u00a0";

/** Those of names and words beyond these alphabets, as far as the family has them. */
const ownLetters = globSync([`${siteFolder}/**/*.{yaml,md}`])
  .flatMap((file) => readFileSync(file, "utf8").match(/\p{Script=Latin}/gu) ?? [])
  .join("");

/** What a family may lack: browsers make soft hyphens out of others, and take the rest from the next font. */
const lettersIfPresent = `Ÿ→\u00ad\u2011\u202f\u2009${ownLetters}`;

/** How often each letter occurs per 10,000 letters of articles in the three languages. */
const letterCounts =
  " 1622|e1165|n634|t588|s554|i545|a514|r507|o454|u335|l316|d277|h260|c244|m200|p181|g157|.143|,139|f129|w107|b96|v90|" +
  "k56|y55|é42|z41|S38|A36|q36|’28|T25|x25|B21|D21|I19|M19|W19|L19|E19|F17|C17|j17|G16|P15|ü14|R12|N11|à11|U11|K11|ä9|" +
  "H8|O8|V8|è8|Z6|ö5|ê4|J4|ß3|Q3|Y1|û1|ù1|À1|ô1|É1|â1|X1|ç1|î1|Ö1";

/**
 * Display for titles and large figures, in one weight; text for everything else. Each with the weights that system
 * fonts stand in for.
 */
const cuts = [
  {
    name: "Display",
    file: "display.woff2",
    // Open enough for 34 pixels, and still tight at 74.
    opsz: 80,
    weights: [700, 700],
    standIns: [{ weight: 700, covers: "700" }],
  },
  {
    name: "Text",
    file: "text.woff2",
    opsz: 14,
    weights: [400, 700],
    standIns: [
      { weight: 400, covers: "400 500" },
      { weight: 700, covers: "600 700" },
    ],
  },
] as const;

const cardWeights = [500, 700];

/** System fonts by full name. Arial covers Windows, macOS and iOS, Arimo has its widths; Android has Roboto. */
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

const root = process.cwd();
const folder = join(root, siteFolder, "fonts");
const { package: present } = JSON.parse(readFileSync(join(folder, "typeface.json"), "utf8"));
const wanted = process.argv.slice(2).join(" ") || present;
const id = wanted
  .replace(/^@fontsource-variable\//, "")
  .toLowerCase()
  .replaceAll(" ", "-");
const packageName = `@fontsource-variable/${id}`;
const family = join(root, "node_modules", packageName);
if (!existsSync(family)) throw new Error(`Run \`npm install -D ${packageName}\` first.`);

const file = ["opsz", "wght"]
  .map((axis) => join(family, `files/${id}-latin-${axis}-normal.woff2`))
  .find((path) => existsSync(path));
if (!file) throw new Error(`${wanted} has no upright Latin letters whose weight varies.`);
const source = await withLookAlikes(readFileSync(file));
const font = open(source);
const { wght, opsz } = font.variationAxes;
if (!wght || wght.min > 500 || wght.max < 600) {
  throw new Error(
    `${wanted} has the weights ${wght?.min} to ${wght?.max}; the site needs at least 500 to 600.`,
  );
}
const missing = Array.from(letters).filter((letter) => !font.hasGlyphForCodePoint(codeOf(letter)));
if (missing.length > 0) throw new Error(`${wanted} lacks letters that the site prints: ${missing.join(" ")}`);

const weightAt = (weight: number) => clamp(weight, wght);
const sizeAt = (size: number) => (opsz ? { opsz: clamp(size, opsz) } : {});
const rules = ["/* Written by `npm run fonts`. */"];
rmSync(join(folder, "display.woff2"), { force: true });
for (const cut of cuts) {
  // Without optical sizes the text cut has all that the display cut would have.
  const served = opsz ? cut.file : "text.woff2";
  const [min, max] = cut.weights;
  if (served === cut.file) {
    const options = {
      targetFormat: "woff2",
      variationAxes: {
        wght: min === max ? weightAt(min) : { min: weightAt(min), max: weightAt(max) },
        ...sizeAt(cut.opsz),
      },
      // Keep kerning, ligatures and tabular figures; alternates would add glyphs.
      keepFeatures: ["kern", "liga", "lnum", "tnum"],
    } as const;
    write(served, await subsetFont(source, letters + lettersIfPresent, options));
  }
  rules.push(`@font-face {
  font-family: "${cut.name}";
  src: url("./${served}") format("woff2");
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
}`);
  for (const { weight, covers } of cut.standIns) {
    const variationAxes = { wght: weightAt(weight), ...sizeAt(cut.opsz) };
    const pinned = open(await subsetFont(source, letters, { targetFormat: "truetype", variationAxes }));
    for (const device of devices) rules.push(standIn(cut.name, pinned, device, weight, covers));
  }
}
write("faces.css", `${rules.join("\n\n")}\n`);

// What draws the cards reads neither variable fonts nor WOFF2. They may show letters that pages have elsewhere.
for (const weight of cardWeights) {
  const variationAxes = { wght: weightAt(weight), ...sizeAt(14) };
  const all = String.fromCodePoint(...font.characterSet);
  write(`card-${weight}.woff`, await subsetFont(source, all, { targetFormat: "woff", variationAxes }));
}

const { family: name, license } = JSON.parse(readFileSync(join(family, "metadata.json"), "utf8"));
const facts = {
  name,
  package: packageName,
  licence: license.type,
  copyright: font.copyright || license.attribution,
};
write("typeface.json", `${JSON.stringify(facts, undefined, 2)}\n`);
write("LICENCE.txt", readFileSync(join(family, "LICENSE"), "utf8"));
console.log(`The site is set in ${name} (${license.type}).`);
console.log(`${siteFolder}/fonts has: ${readdirSync(folder).join(", ")}`);

/** A system font adjusted to a cut, as a CSS rule. */
function standIn(
  cut: string,
  own: Font,
  device: (typeof devices)[number],
  weight: 400 | 700,
  covers: string,
): string {
  const { resolve } = createRequire(import.meta.url);
  const { measured } = device;
  const system = readFileSync(
    resolve(`@fontsource/${measured}/files/${measured}-latin-${weight}-normal.woff2`),
  );
  // Match widths first (size-adjust), then heights: the overrides are relative to the adjusted size.
  const size = widthIn(own) / widthIn(open(system));
  return `@font-face {
  font-family: "${device.name} as ${cut}";
  src: ${device.files[weight].map((local) => `local("${local}")`).join(", ")};
  font-weight: ${covers};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / own.unitsPerEm / size)};
  descent-override: ${percent(-own.descent / own.unitsPerEm / size)};
}`;
}

/** Mean width of a letter as a multiple of the font size. */
function widthIn(measured: Font): number {
  let [width, total] = [0, 0];
  for (const entry of letterCounts.split("|")) {
    const count = Number(entry.slice(1));
    width += count * measured.glyphForCodePoint(codeOf(entry)).advanceWidth;
    total += count;
  }
  return width / total / measured.unitsPerEm;
}

function open(content: Buffer): Font {
  const opened = create(content);
  if (opened.isCollection) throw new Error(`${wanted} is a file with several fonts.`);
  return opened;
}

function write(fileName: string, content: Buffer | string): void {
  writeFileSync(join(folder, fileName), content);
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
