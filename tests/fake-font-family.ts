import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const scope = "node_modules/@fontsource-variable";
const families = join(import.meta.dirname, "..", scope);

/** Installs a family without optical sizes, made out of the present one, in a copy of the project. */
export function installFamily(copy: string, name: string): void {
  const folder = join(copy, scope);
  // The copy has only a link to the project's families.
  if (lstatSync(folder).isSymbolicLink()) {
    rmSync(folder);
    mkdirSync(folder);
    for (const family of readdirSync(families)) symlinkSync(join(families, family), join(folder, family));
  }
  const id = name.toLowerCase().replaceAll(" ", "-");
  cpSync(
    join(families, "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"),
    join(folder, id, `files/${id}-latin-wght-normal.woff2`),
  );
  const metadata = { family: name, license: { type: "OFL-1.1" } };
  writeFileSync(join(folder, id, "metadata.json"), JSON.stringify(metadata));
  writeFileSync(join(folder, id, "LICENSE"), `The licence of ${name}\n`);
}
