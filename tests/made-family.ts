import { lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { letters } from "#src/fonts/letters.ts";
import typeface from "#src/fonts/typeface.json" with { type: "json" };
import { variableFamily } from "#src/fonts/variable-family.ts";

const project = join(import.meta.dirname, "..");
const scope = "node_modules/@fontsource-variable";
const present = variableFamily(project, typeface.package);

/** A family to be made out of the present one. */
export interface MadeFamily {
  readonly name: string;
  readonly licence?: string;
  /** The letters it has. */
  readonly has?: string;
  readonly weights?: { readonly min: number; readonly max: number };
  /** The script its file is for. */
  readonly script?: string;
}

/** Installs a family without optical sizes in a copy of the project, next to the families that are there. */
export async function installFamily(copy: string, family: MadeFamily): Promise<void> {
  const { name, licence = "OFL-1.1", has = letters, weights, script = "latin" } = family;
  ownScope(copy);
  const id = name.toLowerCase().replaceAll(" ", "-");
  const folder = join(copy, scope, id);
  const variationAxes = {
    ...(present.axes.opsz ? { opsz: present.axes.opsz.max } : {}),
    ...(weights ? { wght: weights } : {}),
  };
  const font = await subsetFont(present.source, has, { targetFormat: "woff2", variationAxes });
  mkdirSync(join(folder, "files"), { recursive: true });
  writeFileSync(join(folder, "files", `${id}-${script}-wght-normal.woff2`), font);
  writeFileSync(join(folder, "metadata.json"), JSON.stringify({ family: name, license: { type: licence } }));
  writeFileSync(join(folder, "LICENSE"), `The licence of ${name}\n`);
}

/** Where the copy has only a link to the project's families, links each of them instead. */
function ownScope(copy: string): void {
  const folder = join(copy, scope);
  if (!lstatSync(folder).isSymbolicLink()) return;
  rmSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync(join(project, scope))) {
    symlinkSync(join(project, scope, name), join(folder, name));
  }
}
