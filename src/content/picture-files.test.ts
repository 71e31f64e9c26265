import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { caseSizes } from "#src/content/cases/picture-sizes.ts";
import { clientPageSize } from "#src/content/client-page-size.ts";
import { people } from "#src/content/people/people.ts";
import { portraitSize } from "#src/content/people/portrait-size.ts";
import type { PictureSize } from "#src/content/pictures.ts";
import { languages } from "#src/languages.ts";

const content = fileURLToPath(new URL("../../content/", import.meta.url));

const cases = readdirSync(`${content}cases`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [`cases/${name}`, caseSizes] as const);
const portraits = Object.keys(people).map((key) => [`people/${key}`, { portrait: portraitSize }] as const);

test.each<readonly [string, Record<string, PictureSize>]>([
  ...cases,
  ...portraits,
  [
    "services/websites",
    Object.fromEntries(
      ["page", ...languages.map((language) => `page-${language}`)].map((name) => [name, clientPageSize]),
    ),
  ],
])("the drawn pictures of %s have their stated size", async (folder, sizes) => {
  for (const [name, { width, height, widths, fallback }] of Object.entries(sizes)) {
    // Without a page to draw, the picture is a photograph or does not exist.
    if (!existsSync(`${content}${folder}/${name}.html`)) continue;
    const files = [...widths.map((pixels) => [pixels, "avif"] as const), [fallback, "webp"] as const];
    for (const [pixels, format] of files) {
      const file = `${folder}/${name}-${pixels}.${format}`;
      const found = await sharp(`${content}${file}`).metadata();
      expect([found.width, found.height], file).toEqual([pixels, Math.round((pixels * height) / width)]);
    }
  }
});
