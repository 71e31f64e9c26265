// Run by `npm run fonts [-- <family>]`: sets the site in an installed family, or in the present one again after the
// letters have changed.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { licenceFiles } from "#src/build/licences.ts";
import { cutTypeface } from "#src/fonts/cut-typeface.ts";
import { UnfitFamily, variableFamily } from "#src/fonts/variable-family.ts";

const root = process.cwd();
const folder = join(root, "src/fonts");
const before: { readonly package: string } = JSON.parse(readFileSync(join(folder, "typeface.json"), "utf8"));
const wanted = process.argv.slice(2).join(" ") || before.package;

try {
  const family = variableFamily(root, wanted);
  const files = await cutTypeface(family);
  rmSync(join(folder, "display.woff2"), { force: true });
  for (const [name, content] of files) {
    writeFileSync(join(folder, name), content);
    console.log(`src/fonts/${name}: ${Buffer.byteLength(content)} bytes`);
  }
  for (const { file, text } of licenceFiles(root)) writeFileSync(file, text);
  console.log(`\nThe site is set in ${family.name}. ${family.copyright}`);
  if (before.package !== family.package && existsSync(join(root, "node_modules", before.package))) {
    console.log(`The former package can go: npm uninstall ${before.package}`);
  }
} catch (error) {
  if (!(error instanceof UnfitFamily)) throw error;
  console.error(error.message);
  process.exit(1);
}
