// Cuts Bricolage Grotesque down to what the site prints; run with `npm run fonts` after changing the letters.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const letters =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|" +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿẞßÁáÍíÓóÚúÑñŠšŽžĆćČč" +
  "«»‹›‘’“”„‚–—…·•×−±→←↑↓↗€£©®™°²³№\u00a0\u202f\u2009";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);
const subset = await subsetFont(await readFile(source), letters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 500, max: 800 } },
});
const target = new URL("./bricolage-grotesque.woff2", import.meta.url);
await writeFile(target, subset);
console.log(`${target.pathname}: ${subset.length} bytes`);
