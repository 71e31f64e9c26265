import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkitten";
import { letterCounts } from "#src/fonts/letters.ts";

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

/** Which weights of a cut a system font stands in for, and in which of its own. */
export interface Share {
  readonly weight: 400 | 700;
  readonly covers: string;
}

const { resolve } = createRequire(import.meta.url);

/** System fonts adjusted to a cut, at the weight they stand in for, until it has arrived: as CSS rules. */
export function standIns(cut: string, { weight, covers }: Share, pinned: Buffer): Promise<string[]> {
  const own = open(pinned);
  return Promise.all(
    devices.map(async ({ name, measured, files }) => {
      const file = resolve(`@fontsource/${measured}/files/${measured}-latin-${weight}-normal.woff2`);
      // Match widths first (size-adjust), then heights: the overrides are relative to the adjusted size.
      const size = widthIn(own) / widthIn(open(await readFile(file)));
      return `@font-face {
  font-family: "${name} as ${cut}";
  src: ${files[weight].map((local) => `local("${local}")`).join(", ")};
  font-weight: ${covers};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / own.unitsPerEm / size)};
  descent-override: ${percent(-own.descent / own.unitsPerEm / size)};
}`;
    }),
  );
}

function open(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error("a file with several fonts");
  return font;
}

/** Mean width of a letter as a multiple of the font size. */
function widthIn(font: Font): number {
  let [width, letters] = [0, 0];
  for (const [letter, count] of letterCounts) {
    width += count * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
    letters += count;
  }
  return width / letters / font.unitsPerEm;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
