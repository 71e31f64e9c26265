import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import { isAllowed } from "#src/build/licences.ts";
import { letters } from "#src/fonts/letters.ts";

/** A family that the site can be set in. */
export interface VariableFamily {
  readonly package: string;
  readonly name: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly licenceText: string;
  readonly copyright: string;
  /** The upright Latin letters, with their axes. */
  readonly source: Buffer;
  readonly axes: { readonly wght: Axis; readonly opsz?: Axis | undefined };
  /** Everything the source can print. */
  readonly repertoire: string;
}

interface Axis {
  readonly min: number;
  readonly max: number;
}

/** What the command says, in one sentence, about a family it cannot use. */
export class UnfitFamily extends Error {}

const scope = "@fontsource-variable";

/** Weights without which text and emphasis would look alike; at the ends, the family's own lightest and boldest do. */
const [lightEnough, boldEnough] = [500, 600];

/**
 * Reads an installed family, named as on fontsource.org or by its package.
 * @throws {UnfitFamily} if it is not installed or lacks something the site needs.
 */
export function variableFamily(root: string, name: string): VariableFamily {
  const id = name.replace(`${scope}/`, "").trim().toLowerCase().replaceAll(" ", "-");
  const folder = join(root, "node_modules", scope, id);
  if (!/^[a-z\d-]+$/.test(id) || !existsSync(folder)) {
    throw new UnfitFamily(
      `${name} is not installed: run \`npm install -D ${scope}/${id}\` first (if npm finds no such package, the family has fixed weights only, and the site needs a variable one).`,
    );
  }
  const { family, license } = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8"));
  const file = ["opsz", "wght"]
    .map((axis) => join(folder, "files", `${id}-latin-${axis}-normal.woff2`))
    .find((path) => existsSync(path));
  if (!file) throw new UnfitFamily(`${family} has no upright Latin letters whose weight varies.`);
  if (!isAllowed(license.type)) {
    throw new UnfitFamily(
      `${family} is under ${license.type}, which is not among the licences that src/build/licences.ts allows.`,
    );
  }
  const source = readFileSync(file);
  const font = create(source);
  if (font.isCollection) throw new UnfitFamily(`${family} is a file with several fonts.`);
  const { wght, opsz } = font.variationAxes;
  if (!wght || wght.min > lightEnough || wght.max < boldEnough) {
    throw new UnfitFamily(
      `${family} has the weights ${wght?.min} to ${wght?.max}, and the site needs at least ${lightEnough} to ${boldEnough}.`,
    );
  }
  const missing = Array.from(letters).filter((letter) => !font.hasGlyphForCodePoint(codeOf(letter)));
  if (missing.length > 0) {
    throw new UnfitFamily(`${family} lacks letters that the site prints: ${missing.join(" ")}.`);
  }
  return {
    package: `${scope}/${id}`,
    name: family,
    licence: license.type,
    licenceText: readFileSync(join(folder, "LICENSE"), "utf8"),
    copyright: font.copyright || license.attribution,
    source,
    axes: { wght, opsz },
    repertoire: String.fromCodePoint(...font.characterSet),
  };
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
