// Cuts Bricolage Grotesque down to what the site prints; run with `npm run fonts` after changing the letters.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The alphabets of French, English and German whole; of the signs, those that headings and figures may print. */
const letters =
  " !\"#%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz|" +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿßñ" +
  "«»‹›‘’“”„‚–—…·•×−→$€©°²\u00a0\u202f\u2009";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);
const options = {
  targetFormat: "truetype",
  variationAxes: { wght: { min: 500, max: 700 } },
  // Kerning, ligatures, and the figures that line up in tables; the alternates would bring glyphs of their own.
  keepFeatures: ["kern", "liga", "lnum", "tnum"],
} as const;
const cut = await subsetFont(await readFile(source), letters, options);
const subset = await subsetFont(withNarrowSpaces(cut), letters, { targetFormat: "woff2" });
const target = new URL("./bricolage-grotesque.woff2", import.meta.url);
await writeFile(target, subset);
console.log(`${target.pathname}: ${subset.length} bytes`);

/**
 * The family has no narrow spaces, and every device would put in its own; its word space is narrow enough
 * to stand for them. Replaces the font's character map by one that says so, in format 12
 * (https://learn.microsoft.com/typography/opentype/spec/cmap).
 */
function withNarrowSpaces(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((start) => font.toString("latin1", start, start + 4) === "cmap");
  if (entry === undefined) throw new Error("The font has no character map");
  const glyphs = glyphsOf(font, font.readUInt32BE(entry + 8));
  const space = glyphs.get(0x00a0);
  if (space === undefined) throw new Error("The font has no space");
  for (const narrow of [0x2009, 0x202f]) glyphs.set(narrow, space);

  const groups = [...glyphs].sort(([one], [other]) => one - other);
  const map = Buffer.alloc(28 + 12 * groups.length);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(groups.length, 24);
  for (const [index, [character, glyph]] of groups.entries()) {
    map.writeUInt32BE(character, 28 + 12 * index);
    map.writeUInt32BE(character, 32 + 12 * index);
    map.writeUInt32BE(glyph, 36 + 12 * index);
  }

  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const directory = Buffer.from(font);
  directory.writeUInt32BE(font.length + padding.length, entry + 8);
  directory.writeUInt32BE(map.length, entry + 12);
  return Buffer.concat([directory, padding, map]);
}

/** Which glyph draws which character, from a character map's table of segments (format 4). */
function glyphsOf(font: Buffer, map: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let record = map + 4; record < map + 4 + 8 * font.readUInt16BE(map + 2); record += 8) {
    const table = map + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(table) !== 4) continue;
    const span = font.readUInt16BE(table + 6);
    for (let end = table + 14; end < table + 14 + span; end += 2) {
      const start = end + span + 2;
      const range = start + 2 * span;
      const [first, delta, offset] = [start, start + span, range].map((at) => font.readUInt16BE(at));
      if (first === undefined || delta === undefined || offset === undefined) continue;
      for (let character = first; character <= font.readUInt16BE(end) && character < 0xffff; character += 1) {
        const glyph = offset ? font.readUInt16BE(range + offset + 2 * (character - first)) : character;
        glyphs.set(character, (glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}
