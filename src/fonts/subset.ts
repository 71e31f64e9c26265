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
  targetFormat: "woff2",
  variationAxes: { wght: { min: 500, max: 700 } },
  // Kerning, ligatures, and the figures that line up in tables; the alternates would bring glyphs of their own.
  keepFeatures: ["kern", "liga", "lnum", "tnum"],
} as const;
const subset = await subsetFont(await readFile(source), letters, options);
const target = new URL("./bricolage-grotesque.woff2", import.meta.url);
await writeFile(target, subset);
console.log(`${target.pathname}: ${subset.length} bytes`);
