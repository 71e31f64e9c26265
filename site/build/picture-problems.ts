import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { ContentError } from "#contract/reader/file-problems.ts";
import { keysOf } from "#contract/reader/records.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { annotatedPoints } from "#data/site/content/facts/annotated-points.ts";
import { identityMedia } from "#data/site/content/facts/media.ts";
import { annotatedPageSize, annotatedPhoneSize, type PictureSize } from "#site/content/picture-sizes.ts";
import { readDrawing } from "#site/content/svg-drawing.ts";
import { tooLarge } from "#site/content/text/named-pictures.ts";

/** How high the drawing of a logo on a medium may be, relative to its width. */
const highestSpecimen = 0.8;

/** Pictures whose files are too large, or whose sizes are not those of their places. */
export async function pictureProblems(): Promise<string[]> {
  const large = globSync(`${siteFolder}/**/*.*`)
    .filter((file) => /\.(jpe?g|png|webp|avif|gif)$/i.test(file))
    .flatMap((file) => tooLarge(file) ?? []);
  return [...large, ...(await annotatedPageProblems()), ...specimenProblems()];
}

/** The page with numbers on it, and the one for phones: were they cropped, the numbers would stand elsewhere. */
async function annotatedPageProblems(): Promise<string[]> {
  const folder = `${siteFolder}/services/websites`;
  const sizes = { page: annotatedPageSize, phone: annotatedPhoneSize };
  const problems = await Promise.all(
    keysOf(sizes).map(async (name) => {
      const pictures = globSync(`${folder}/${name}*.*`).filter((file) =>
        /\.(jpe?g|png|webp|avif)$/i.test(file),
      );
      const photographs = pictures.filter((file) => /^[a-z]+(-[a-z]{2})?\.\w+$/i.test(basename(file)));
      const places = name === "page" ? annotatedPoints : annotatedPoints?.phone;
      return [
        ...(await Promise.all(photographs.map((file) => sizeProblem(file, sizes[name])))).flat(),
        ...(pictures.length > 0 && places === undefined ? [missingPlaces[name](folder)] : []),
      ];
    }),
  );
  return problems.flat();
}

const missingPlaces = {
  page: (folder: string) =>
    `${folder}/page.yaml is missing: it says where the numbers stand on the picture; copy the sample’s`,
  phone: (folder: string) =>
    `${folder}/page.yaml: phone is missing: it says where the numbers stand on the picture for phones`,
};

async function sizeProblem(file: string, { width, height }: PictureSize): Promise<string[]> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => null);
  if (!picture) return [`${file}: this is no picture; save it again, as JPEG or PNG`];
  // Cameras turn pictures by a mark in the file.
  const { width: wide, height: high } = picture.autoOrient;
  if (wide >= width && Math.abs(high - (wide * height) / width) < 2) return [];
  return [`${file}: ${wide} × ${high} pixels; expected ${width} × ${height}, or larger in this proportion`];
}

/** The drawings of a logo, which stand in a row. */
function specimenProblems(): string[] {
  const names = identityMedia.map((medium) => `${medium}.svg`);
  return globSync(`${siteFolder}/services/design/*.*`).flatMap((file) => {
    if (!names.includes(basename(file))) return [`${file}: nothing shows it; expected ${names.join(", ")}`];
    try {
      const { width, height } = readDrawing(file, readFileSync(file, "utf8")).viewBox;
      if (height <= width * highestSpecimen) return [];
      return [
        `${file}: ${width} × ${height}; expected at most ${100 * highestSpecimen} high where it is 100 wide`,
      ];
    } catch (error) {
      if (error instanceof ContentError) return [error.message];
      throw error;
    }
  });
}
