/**
 * Gives characters of a font the glyph of others that look alike, where it has none of theirs. Browsers but Chromium
 * would take them from the next font: French narrow spaces would be wide, and hyphens that do not break another's.
 */

import { create } from "fontkitten";
import subsetFont from "subset-font";

/** The narrow no-break space is a thin one, and the hyphen that does not break a plain one. */
const lookAlikes = new Map([
  [0x20_2f, 0x20_09],
  [0x20_11, 0x2d],
]);

/** The font with those characters, as far as it has such glyphs. */
export async function withLookAlikes(source: Buffer): Promise<Buffer> {
  const font = create(source);
  if (font.isCollection) throw new Error("A file with several fonts has no characters of its own.");
  const characters = new Set(font.characterSet);
  const all = String.fromCodePoint(...characters);
  const opened = await subsetFont(source, all, { targetFormat: "truetype" });
  const renumbered = create(opened);
  if (renumbered.isCollection) throw new Error("A cut of one font is one font.");
  const glyphs = new Map([...characters].map((code) => [code, renumbered.glyphForCodePoint(code).id]));
  for (const [code, alike] of lookAlikes) {
    const glyph = glyphs.get(alike);
    if (glyph !== undefined && !glyphs.has(code)) glyphs.set(code, glyph);
  }
  return withCharacterMap(opened, characterMap(glyphs));
}

/** A `cmap` table of format 12, each character a group of its own: the font is cut afterwards, which packs it. */
function characterMap(glyphs: Map<number, number>): Buffer {
  const sorted = [...glyphs].sort(([one], [other]) => one - other);
  const header = 12;
  const table = Buffer.alloc(header + 16 + 12 * sorted.length);
  // One subtable, for all of Unicode on Windows, which every system reads.
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(header, 8);
  table.writeUInt16BE(12, header);
  table.writeUInt32BE(table.length - header, header + 4);
  table.writeUInt32BE(sorted.length, header + 12);
  for (const [index, [code, glyph]] of sorted.entries()) {
    const group = header + 16 + 12 * index;
    table.writeUInt32BE(code, group);
    table.writeUInt32BE(code, group + 4);
    table.writeUInt32BE(glyph, group + 8);
  }
  return table;
}

/** A TrueType file whose `cmap` table is another, appended to it. */
function withCharacterMap(file: Buffer, table: Buffer): Buffer {
  const start = Math.ceil(file.length / 4) * 4;
  const changed = Buffer.concat([file, Buffer.alloc(start - file.length), table]);
  const tables = changed.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (changed.toString("latin1", record, record + 4) !== "cmap") continue;
    changed.writeUInt32BE(start, record + 8);
    changed.writeUInt32BE(table.length, record + 12);
  }
  return changed;
}
