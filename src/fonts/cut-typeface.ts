import subsetFont from "subset-font";
import { letters, rareLetters } from "#src/fonts/letters.ts";
import { type Share, standIns } from "#src/fonts/stand-ins.ts";
import type { VariableFamily } from "#src/fonts/variable-family.ts";

interface Cut {
  readonly file: string;
  readonly opsz: number;
  readonly from: number;
  readonly to: number;
  readonly standIns: readonly Share[];
}

/** Display for headings and figures, text for everything else. */
const cuts: Readonly<Record<"Display" | "Text", Cut>> = {
  Display: {
    file: "display.woff2",
    opsz: 96,
    from: 500,
    to: 700,
    standIns: [{ weight: 700, covers: "500 700" }],
  },
  Text: {
    file: "text.woff2",
    opsz: 14,
    from: 400,
    to: 700,
    standIns: [
      { weight: 400, covers: "400 500" },
      { weight: 700, covers: "600 700" },
    ],
  },
};

/** Weights of the social cards. */
const cardWeights = [500, 700] as const;

/** Everything in `src/fonts` that depends on the family, by file name. */
export async function cutTypeface(family: VariableFamily): Promise<ReadonlyMap<string, Buffer | string>> {
  const { source, axes, repertoire } = family;
  const wght = (weight: number) => clamp(weight, axes.wght);
  const at = (opsz: number) => (axes.opsz ? { opsz: clamp(opsz, axes.opsz) } : {});
  const files = new Map<string, Buffer | string>();
  const rules = ["/* Written by `npm run fonts`. */"];

  for (const [name, { file, opsz, from, to, standIns: shares }] of Object.entries(cuts)) {
    // Without optical sizes the text cut has all that the display cut would have.
    const served = axes.opsz ? file : cuts.Text.file;
    const options = {
      targetFormat: "woff2",
      variationAxes: { wght: { min: wght(from), max: wght(to) }, ...at(opsz) },
      // Keep kerning, ligatures and tabular figures; alternates would add glyphs.
      keepFeatures: ["kern", "liga", "lnum", "tnum"],
    } as const;
    if (served === file) files.set(file, await subsetFont(source, letters + rareLetters, options));
    rules.push(`@font-face {
  font-family: "${name}";
  src: url("./${served}") format("woff2");
  font-weight: ${from} ${to};
  font-display: swap;
}`);
    for (const share of shares) {
      const variationAxes = { wght: wght(share.weight), ...at(opsz) };
      const pinned = await subsetFont(source, letters, { targetFormat: "truetype", variationAxes });
      rules.push(...(await standIns(name, share, pinned)));
    }
  }
  files.set("faces.css", `${rules.join("\n\n")}\n`);

  // What draws the cards reads neither variable fonts nor WOFF2. They may show letters that pages have elsewhere.
  for (const weight of cardWeights) {
    const variationAxes = { wght: wght(weight), ...at(cuts.Text.opsz) };
    const card = await subsetFont(source, repertoire, { targetFormat: "woff", variationAxes });
    files.set(`card-${weight}.woff`, card);
  }

  const { package: packageName, name, licence, copyright, licenceText } = family;
  const facts = { name, package: packageName, licence, copyright };
  files.set("typeface.json", `${JSON.stringify(facts, undefined, 2)}\n`);
  files.set("LICENCE.txt", licenceText);
  return files;
}

function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(value, min), max);
}
